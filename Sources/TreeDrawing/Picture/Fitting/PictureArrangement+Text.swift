// An arrangement as a text such as `1 KxQ2b8Lr(0pZc1-eh mD4sWq7c3.2)`: the version, with what holds
// for the whole; then each node, those below it in parentheses. A node is four signs of its label
// and three of its children's, a letter for how these stand, and the lengths of columns or the
// numbers of columns of a grid.
extension PictureArrangement {
  private static let version = "1"
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private static let (listWord, linesWord) = ("list", "lines")

  /// The arrangement as letters, digits, and some of the signs `-_.:()`, with spaces between.
  package var text: String {
    let words = [
      Self.version, isList ? Self.listWord : nil,
      lineWidth.map { "\(Self.linesWord)\($0)" },
    ]
    var bytes = Array(words.compactMap(\.self).joined(separator: ":").utf8)
    var level: Int32 = -1
    for (place, node) in zip(outline.nodes, nodes) {
      bytes += Self.separator(from: level, to: place.level)
      bytes += Self.digits(place.label, 4) + Self.digits(place.children, 3)
      bytes.append(node.stage.definition.letter)
      bytes += Array(node.columns.map(\.description).joined(separator: ".").utf8)
      level = place.level
    }
    bytes += [UInt8](repeating: UInt8(ascii: ")"), count: Int(max(level, 0)))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func separator(from level: Int32, to next: Int32) -> [UInt8] {
    if level < 0 || level == next { return [UInt8(ascii: " ")] }
    if next > level { return [UInt8(ascii: "(")] }
    return [UInt8](repeating: UInt8(ascii: ")"), count: Int(level - next))
  }

  private static func digits(_ number: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { digits[Int(number >> (6 * UInt32(count - 1 - $0))) & 63] }
  }
}

extension PictureArrangement {
  /// Reads an arrangement; nil if that is none.
  ///
  /// - Parameter text: what a picture says of it, or anything.
  package init?(_ text: some Sequence<UInt8>) {
    var reader = Reader(bytes: Array(text))
    guard readHead(reader.word(until: " ")) else { return nil }
    var level: Int32 = 0
    while reader.next != nil {
      guard nodes.count < Self.mostNodes, readNode(&reader, level) else { return nil }
      guard reader.readSeparator(&level) else { return nil }
    }
    guard isList == nodes.isEmpty, level == 0 else { return nil }
  }

  private mutating func readHead(_ head: String) -> Bool {
    let words = head.split(separator: ":", omittingEmptySubsequences: false)
    guard words.first == Self.version[...] else { return false }
    for word in words.dropFirst() {
      if word == Self.listWord {
        isList = true
      } else if word.hasPrefix(Self.linesWord), word.utf8.count < 12,
        let width = Int(word.dropFirst(Self.linesWord.count)), width > 0
      {
        lineWidth = width
      } else {
        return false
      }
    }
    return true
  }

  private mutating func readNode(_ reader: inout Reader, _ level: Int32) -> Bool {
    guard let label = reader.number(4, Self.digits), let children = reader.number(3, Self.digits),
      let letter = reader.read(),
      let stage = Stage.allCases.first(where: { $0.definition.letter == letter }),
      let columns = reader.numbers(), columns.isEmpty || stage.definition.hasColumns
    else { return false }
    outline.nodes.append(TreeOutline.Node(level: level, label: label, children: children))
    nodes.append(FittedNode(stage: stage, columns: columns))
    return true
  }
}

/// The rest of an arrangement's text.
private struct Reader {
  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func read() -> UInt8? {
    defer { place += 1 }
    return next
  }

  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  /// Reads to a sign, and that.
  mutating func word(until sign: Unicode.Scalar) -> String {
    let word = bytes[place...].prefix { $0 != UInt8(ascii: sign) }
    place = min(word.endIndex + 1, bytes.count)
    return String(decoding: word, as: UTF8.self)
  }

  /// Reads a number of so many digits to the base 64.
  mutating func number(_ count: Int, _ digits: [UInt8]) -> UInt32? {
    var number: UInt32 = 0
    for _ in 0..<count {
      guard let digit = read().flatMap(digits.firstIndex) else { return nil }
      number = number << 6 | UInt32(digit)
    }
    return number
  }

  /// Reads numbers that are more than 0, with points between; nil if they are not.
  mutating func numbers() -> [Int32]? {
    var numbers: [Int32] = []
    guard let first = next, first.isDigit else { return numbers }
    repeat {
      let digits = bytes[place...].prefix(9, while: \.isDigit)
      guard let number = Int32(String(decoding: digits, as: UTF8.self)), number > 0 else {
        return nil
      }
      numbers.append(number)
      place = digits.endIndex
    } while skip(".")
    return numbers
  }

  /// Reads what is between two nodes, or behind the last.
  mutating func readSeparator(_ level: inout Int32) -> Bool {
    if skip(" ") { return next != nil }
    if skip("(") {
      level += 1
      return next != nil
    }
    var isApart = next == nil
    while skip(")") {
      isApart = true
      level -= 1
    }
    return isApart && level >= 0
  }
}

extension RandomAccessCollection<UInt8> {
  /// The first elements of which something holds, at most so many.
  fileprivate func prefix(_ most: Int, while holds: (UInt8) -> Bool) -> SubSequence {
    prefix(most).prefix(while: holds)
  }
}
