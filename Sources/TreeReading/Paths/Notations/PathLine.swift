/// A line of a list of paths, taken apart.
struct PathLine: Equatable {
  /// Where the path is; empty if the line has none and means nothing.
  var path: Range<Int>
  /// What a program says of it, before it or behind it.
  var note: Range<Int>?
  /// How large the file is, or how often the path was met.
  var size: Double?
  /// Whether it is a folder that the lines below are in.
  var isFolder = false

  /// A line that means nothing.
  static func nothing(_ line: Range<Int>) -> Self { Self(path: line.lowerBound..<line.lowerBound) }
}

extension PathLine {
  /// The line with the target of a link, if it ends with an arrow and that, as a note instead.
  func takingTarget(in bytes: [UInt8], behind words: [String] = [" -> "]) -> Self {
    for word in words {
      guard let arrow = bytes.first(word, in: path), arrow > path.lowerBound else { continue }
      var copy = self
      copy.path = path.lowerBound..<arrow
      copy.note = (arrow + 1)..<path.upperBound
      return copy
    }
    return self
  }
}

extension [UInt8] {
  /// Where a text begins for the first time; nil if it stands nowhere.
  func first(_ text: String, in range: Range<Int>) -> Int? {
    let text = Array(text.utf8)
    guard let first = text.first, range.count >= text.count else { return nil }
    return range.dropLast(text.count - 1).first {
      self[$0] == first && self[$0..<range.upperBound].starts(with: text)
    }
  }
}

extension [UInt8] {
  /// Where a text begins for the last time; nil if it stands nowhere.
  func last(_ text: String, in range: Range<Int>) -> Int? {
    let text = Array(text.utf8)
    guard range.count >= text.count else { return nil }
    return range.dropLast(text.count - 1).last {
      self[$0..<range.upperBound].starts(with: text)
    }
  }
}

/// The words of a line, one after the other.
struct LineWords {
  let bytes: [UInt8]
  /// What has not been taken.
  private(set) var rest: Range<Int>

  init(_ line: Range<Int>, in bytes: [UInt8]) {
    self.bytes = bytes
    rest = line
  }

  /// Takes the next word, and white space before it; nil if there is none.
  mutating func next() -> Range<Int>? {
    let start = rest.first { !bytes[$0].isIndentation } ?? rest.upperBound
    let end = (start..<rest.upperBound).first { bytes[$0].isIndentation } ?? rest.upperBound
    rest = end..<rest.upperBound
    return start < end ? start..<end : nil
  }

  /// Passes over the sign behind a word, one space or tab.
  mutating func passSpace() { rest = rest.dropFirst() }

  /// Passes over all white space.
  mutating func passSpaces() {
    rest = (rest.first { !bytes[$0].isIndentation } ?? rest.upperBound)..<rest.upperBound
  }

  /// Whether what has not been taken can be a path behind a space: nothing, or a path with spaces
  /// that does not begin with a slash or a point, cannot.
  var restIsPath: Bool {
    let text = bytes[rest]
    return !rest.isEmpty
      && (!text.contains { $0.isIndentation }
        || ["/", "./", "../"].contains { text.starts(with: $0.utf8) })
  }
}

extension ArraySlice<UInt8> {
  /// The size that a word says, in bytes if it has a unit, such as `12`, `4.0K` or `1,5M`.
  var fileSize: Double? {
    guard first?.isDigit == true, count < 20 else { return nil }
    let digits = prefix { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    let text = String(decoding: digits, as: UTF8.self).split(separator: ",").joined(separator: ".")
    guard let number = Double(text) else { return nil }
    var unit = self[digits.endIndex...]
    guard let letter = unit.popFirst() else { return number }
    guard let power = Array("BKMGTPE".utf8).firstIndex(of: letter & ~0x20),
      ["", "B", "iB"].contains(where: { unit.elementsEqual($0.utf8) })
    else { return nil }
    return (0..<power).reduce(number) { size, _ in size * 1024 }
  }

  /// The number of a word that is digits and nothing else.
  var wholeNumber: Double? {
    guard !isEmpty, count < 20, allSatisfy(\.isDigit) else { return nil }
    return reduce(0) { 10 * $0 + Double($1 - UInt8(ascii: "0")) }
  }

  /// Whether this is a name in hexadecimal digits, of one of some lengths.
  func isHash(_ lengths: ClosedRange<Int>) -> Bool {
    lengths.contains(count) && allSatisfy(\.isHexDigit)
  }
}
