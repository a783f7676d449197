/// The problems of attributes' values.
package enum AttributeProblem: Error, Problem, Equatable {
  case empty(AttributeName)
  case color(String, Color.TextProblem)
  /// One of a few words is wanted, and another is there.
  case unknownWord(AttributeName, String)
  case columnCount(String)
  case icon(String)
  case length(String)
  /// A name that CSS could not use.
  case className(String)
  /// An address that no link may lead to.
  case link(LinkProblem)
}

extension AttributeProblem {
  package var wording: Wording {
    switch self {
    case .empty(let name):
      Wording(cause: "the value of \(name.rawValue) is empty", remedy: "write one, or remove it")
    case .color(let text, let problem): problem.wording(of: text)
    case .unknownWord(let name, let text): Self.unknown(text, name)
    case .columnCount(let text):
      Wording(
        cause: "'\(text.quotable)' is no number of columns",
        remedy: "write a whole number from \(ColumnCount.range.lowerBound) "
          + "to \(ColumnCount.range.upperBound), or auto")
    case .icon(let text):
      Wording(
        cause: "'\(text.quotable)' is no icon", remedy: "write one character, such as ★ or 📁")
    case .length(let text):
      Wording(
        cause: "'\(text.quotable)' is no branch length",
        remedy: "write a number that is not negative, such as 0.1")
    case .className(let name):
      Wording(
        cause: "'\(name.quotable)' cannot be the name of a class",
        remedy: "write letters, digits, - and _, beginning with a letter; "
          + "separate several names with spaces")
    case .link(let problem): problem.wording
    }
  }

  private static func unknown(_ text: String, _ name: AttributeName) -> Wording {
    let words = name.words
    guard words.count > 2 else {
      return Wording(
        cause: "'\(text.quotable)' is no value of \(name.rawValue)",
        remedy: "write \(words.joined(separator: " or "))")
    }
    return Wording(
      cause: "'\(text.quotable)' is no \(name.rawValue)",
      remedy: suggestion(for: text, among: words)
        ?? "write one of \(words.joined(separator: ", "))")
  }

  static func suggestion(for typed: String, among words: [String]) -> String? {
    guard typed.utf8.count <= 64 else { return nil }
    return nearest(to: typed, among: words).map { "did you mean '\($0)'?" }
  }
}

extension AttributeName {
  /// The words that values can be, of those attributes whose values are words.
  var words: [String] {
    switch self {
    case .shape: NodeShape.allCases.map(\.rawValue)
    case .layout: LayoutName.allCases.map(\.rawValue)
    case .side: Side.allCases.map(\.rawValue)
    case .roof: ["true", "false"]
    case .weight: LabelWeight.allCases.map(\.rawValue)
    case .id, .href, .tooltip, .class, .fill, .stroke, .color, .edge, .note, .columns, .icon, .link,
      .length:
      []
    }
  }
}

extension Color.TextProblem {
  /// What is wrong with a text that should be a colour.
  package func wording(of text: String) -> Wording {
    let quoted = "'\(text.quotable)'"
    switch self {
    case .unknown:
      return Wording(cause: "\(quoted) is no colour", remedy: Self.remedy(for: text))
    case .digitCount(let count):
      return Wording(
        cause: "\(quoted) is no colour: it has \(count == 1 ? "1 digit" : "\(count) digits")",
        remedy: "write 3, 4, 6 or 8 of them, such as #ffd700")
    case .notHexadecimal(let character):
      return Wording(
        cause: "\(quoted) is no colour: "
          + "'\(String(character).quotable)' is no hexadecimal digit",
        remedy: "write the digits 0 to 9 and a to f, such as #ffd700")
    case .partCount(let count):
      return Wording(
        cause: "\(quoted) is no colour: it has \(count == 1 ? "1 part" : "\(count) parts")",
        remedy: "write three, and perhaps the opacity, such as rgb(255, 215, 0)")
    case .notANumber(let part):
      return Wording(
        cause: "\(quoted) is no colour: '\(part.quotable)' is no number",
        remedy: "write it such as rgb(255, 215, 0) or hsl(51, 100%, 50%)")
    case .outOfRange(let part, let greatest):
      return Wording(
        cause: "\(quoted) is no colour: \(part.quotable) is not between 0 and \(greatest)",
        remedy: "write a number in this range")
    }
  }

  private static func remedy(for text: String) -> String {
    let digits = text.utf8
    if [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) {
      return "did you mean '#\(text)'?"
    }
    // In alphabetic order, so that of two that are equally near it is always the same.
    let names = Color.cssNames.keys.sorted()
    return AttributeProblem.suggestion(for: text, among: names)
      ?? "write a name of CSS, such as gold, or #ffd700, rgb(255, 215, 0) or hsl(51, 100%, 50%)"
  }
}
