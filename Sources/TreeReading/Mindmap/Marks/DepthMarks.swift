/// What stands before the lines of a list and says how deep each of them is: signs, as in `-- a`,
/// or a number, as in `2 a` or `1.2 a`.
struct DepthMarks: Equatable {
  private enum Kind: Equatable {
    /// As many of a sign as the line is deep; spaces may stand between.
    case signs(UInt8)
    /// How deep the line is.
    case number
    /// The numbers of the line and of those that it is below.
    case numbering
  }

  private let kind: Kind
  /// Whether the first line has none.
  private(set) var hasPlainRoot = false

  /// What a line is: how deep, and where its label begins.
  struct Place: Equatable {
    let depth: Int
    let label: Int
  }

  /// Whether the marks are numbers.
  var areNumbers: Bool { kind == .number || kind == .numbering }

  /// Whether PlantUML takes lines with these signs for nodes, and reads more in them.
  var areOfPlantUML: Bool {
    !hasPlainRoot && (kind == .signs(UInt8(ascii: "-")) || kind == .signs(UInt8(ascii: "+")))
  }

  private static let signs = "-+.>:|~"
  /// What a compiler prints behind the files that are included.
  private static let end = Array("Multiple include guards ".utf8)

  /// Finds them in the first lines, none of which is indented; nil unless they make a tree.
  init?(of lines: [ArraySlice<UInt8>]) {
    guard lines.count > 2, let first = lines.first?.first else { return nil }
    let second = lines[1].first ?? 0
    if first.isDigit || second.isDigit {
      for kind in [Kind.numbering, .number] {
        if let marks = Self(kind, lines) {
          self = marks
          return
        }
      }
      return nil
    }
    guard Self.signs.utf8.contains(second), let marks = Self(.signs(second), lines) else {
      return nil
    }
    self = marks
  }

  private init?(_ kind: Kind, _ lines: [ArraySlice<UInt8>]) {
    self.kind = kind
    guard let root = lines.first else { return nil }
    hasPlainRoot = place(root) == nil
    if hasPlainRoot, !Self.isPlainRoot(root) { return nil }
    let listed = lines.dropFirst(hasPlainRoot ? 1 : 0)
    let rest = listed.prefix { !$0.starts(with: Self.end) }
    var places: [Place] = []
    for line in rest {
      guard let place = place(line), place.label < line.endIndex else { return nil }
      places.append(place)
    }
    guard Self.makeTree(places), fits(Array(rest), places) else { return nil }
  }

  /// Whether a line can be a root without a sign: Mermaid and PlantUML have others above nodes.
  private static func isPlainRoot(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, first.isLetter || first >= 0x80 else { return false }
    return !["mindmap", "treeView-beta", "title ", "skinparam "].contains {
      line.starts(with: $0.utf8)
    }
  }

  /// Whether the first line of a list is one of the least deep, lines are of several depths, and no
  /// line is more than a level below the one above.
  private static func makeTree(_ places: [Place]) -> Bool {
    let depths = places.map(\.depth)
    let levels = Set(depths).sorted()
    guard levels.count > 1, depths[0] == levels[0] else { return false }
    let numbers = Dictionary(uniqueKeysWithValues: levels.enumerated().map { ($1, $0) })
    return zip(depths, depths.dropFirst()).allSatisfy { above, depth in
      (numbers[depth] ?? 0) <= (numbers[above] ?? 0) + 1
    }
  }
}

extension DepthMarks {
  /// Whether there is no line that another kind of list would have.
  private func fits(_ lines: [ArraySlice<UInt8>], _ places: [Place]) -> Bool {
    switch kind {
    case .signs(let sign):
      // Words at once behind signs may be options, such as `-v` and `--version`.
      let areSetOff = zip(lines, places).allSatisfy { $0[$1.label - 1].isIndentation }
      let isWide = Set(places.map { $0.depth % 2 }) == [0] && hasPlainRoot
      return (areSetOff || isWide) && !(sign == 0x7C && lines.contains { $0.last == sign })
    case .number: return fitNumbers(places.map(\.depth)) && !areFamilies(lines, places)
    case .numbering: return areNested(lines)
    }
  }

  /// Whether there is one root, what follows it is no count of things, and the numbers are not in
  /// order: the root has a zero, or there are four lines, and a number comes again.
  private func fitNumbers(_ depths: [Int]) -> Bool {
    let least = depths[0]
    return !hasPlainRoot && (0...1).contains(least) && depths.count { $0 == least } == 1
      && (least == 0 || depths.count > 3)
      && zip(depths, depths.dropFirst()).contains { $0 >= $1 }
  }

  /// Whether lines are those of GEDCOM, which has a head, and signs around names.
  private func areFamilies(_ lines: [ArraySlice<UInt8>], _ places: [Place]) -> Bool {
    lines[0][places[0].label...].elementsEqual("HEAD".utf8)
      || zip(lines, places).contains { $0[$1.label] == UInt8(ascii: "@") }
  }

  /// Whether each number with points begins as that of a line above that it is below.
  private func areNested(_ lines: [ArraySlice<UInt8>]) -> Bool {
    var known: Set<ArraySlice<UInt8>> = []
    for line in lines {
      let number = Self.numbering(line)
      if let point = number.lastIndex(of: UInt8(ascii: ".")), !known.contains(number[..<point]) {
        return false
      }
      known.insert(number)
    }
    return true
  }

  /// Digits and the points between them at the beginning of a line.
  private static func numbering(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = line.prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
    return text.last == UInt8(ascii: ".") ? text.dropLast() : text
  }
}

extension DepthMarks {
  /// Where a line is; nil if nothing says it.
  func place(_ line: ArraySlice<UInt8>) -> Place? {
    switch kind {
    case .signs(let sign): Self.place(line, behind: sign)
    case .number: Self.numbered(line)
    case .numbering: Self.numberedInOrder(line)
    }
  }

  private static func place(_ line: ArraySlice<UInt8>, behind sign: UInt8) -> Place? {
    let signs = line.prefix { $0 == sign || $0 == 0x20 }
    let depth = signs.count { $0 == sign }
    guard depth > 0, signs.first == sign else { return nil }
    let arrow = line[signs.endIndex...]
    let hasArrow =
      sign == UInt8(ascii: "-") && arrow.first == UInt8(ascii: ">")
      && arrow.dropFirst().first == 0x20
    let label = line[(signs.endIndex + (hasArrow ? 1 : 0))...].drop { $0.isIndentation }
    return Place(depth: depth, label: label.startIndex)
  }

  private static func numbered(_ line: ArraySlice<UInt8>) -> Place? {
    let digits = line.prefix(while: \.isDigit)
    guard (1...3).contains(digits.count), let number = digits.wholeNumber,
      line[digits.endIndex...].first?.isIndentation == true
    else { return nil }
    let label = line[digits.endIndex...].drop(while: \.isIndentation)
    return Place(depth: Int(number), label: label.startIndex)
  }

  private static func numberedInOrder(_ line: ArraySlice<UInt8>) -> Place? {
    let number = numbering(line)
    var rest = line[number.endIndex...]
    if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")") {
      rest = rest.dropFirst()
    }
    let parts = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ (1...4).contains($0.count) }), rest.first?.isIndentation == true else {
      return nil
    }
    // The number is part of the label, as it is how others name the line.
    return Place(depth: parts.count, label: line.startIndex)
  }

  /// Whether a line ends the list.
  static func ends(_ line: ArraySlice<UInt8>) -> Bool { line.starts(with: end) }
}

extension DepthMarks {
  /// Finds them in an input that is no mindmap of Mermaid or PlantUML.
  init?(of source: Source) {
    guard let start = source.firstContent,
      let marks = SourceHead(of: source, from: start).depthMarks, !marks.areOfPlantUML
    else { return nil }
    self = marks
  }
}

extension SourceHead {
  /// What says how deep each line is; nil if nothing does.
  var depthMarks: DepthMarks? {
    let lines = isWhole ? lines[...] : lines.dropLast()
    guard lines.allSatisfy({ $0.indentation.length == 0 }) else { return nil }
    return DepthMarks(of: lines.map(text))
  }
}
