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
  /// Something else than the schemes that links may have stands before a colon.
  case linkScheme(String)
  /// Nothing that leads anywhere comes behind the scheme.
  case incompleteLink(scheme: String)
  /// A character that cannot stand in an address as it is.
  case linkCharacter(Unicode.Scalar)
}

extension AttributeProblem {
  package var wording: Wording {
    switch self {
    case .empty(let name):
      Wording(cause: "the value of \(name.rawValue) is empty", remedy: "write one, or remove it")
    case .color(let text, let problem): problem.wording(of: text)
    case .unknownWord(let name, let text): Self.unknown(text, name)
    case .columnCount, .icon, .length: valueWording
    case .className(let name):
      Wording(
        cause: "'\(name.quotable)' cannot be the name of a class",
        remedy: "write letters, digits, - and _, beginning with a letter; "
          + "separate several names with spaces")
    case .linkScheme, .incompleteLink, .linkCharacter: linkWording
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

  private var valueWording: Wording {
    switch self {
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
    default: Wording(cause: "the value is invalid", remedy: "remove it")
    }
  }

  private var linkWording: Wording {
    switch self {
    case .linkScheme(let scheme):
      Wording(
        cause: "a link cannot begin with '\((scheme + ":").quotable)'",
        remedy: Self.suggestion(for: scheme, among: LinkGrammar.schemes, suffix: ":")
          ?? "link to http:, https: or mailto:, to a relative address, or to a #fragment")
    case .incompleteLink("mailto"):
      Wording(
        cause: "there is no address behind 'mailto:'", remedy: "write mailto:someone@example.org")
    case .incompleteLink(let scheme):
      Wording(
        cause: "there is no '//' and host behind '\(scheme):'",
        remedy: "write \(scheme)://example.org")
    case .linkCharacter(let scalar):
      Wording(
        cause: "\(scalar.shownName) cannot stand in a link",
        remedy: scalar == " "
          ? "write %20 for a space" : "remove it, or write \(scalar.percentEncoded)")
    default: Wording(cause: "the link is invalid", remedy: "remove it")
    }
  }

  static func suggestion(
    for typed: String, among words: [String], suffix: String = ""
  ) -> String? {
    guard typed.utf8.count <= 64 else { return nil }
    return nearest(to: typed, among: words).map { "did you mean '\($0)\(suffix)'?" }
  }
}

extension AttributeName {
  /// The words that values can be, of those attributes whose values are words.
  fileprivate var words: [String] {
    switch self {
    case .shape: NodeShape.allCases.map(\.rawValue)
    case .layout: Arrangement.allCases.map(\.rawValue)
    case .side: Side.allCases.map(\.rawValue)
    case .roof: ["true", "false"]
    case .weight: LabelWeight.allCases.map(\.rawValue)
    default: []
    }
  }
}

extension Unicode.Scalar {
  /// The bytes of its UTF-8 as addresses write them.
  fileprivate var percentEncoded: String {
    UTF8.encode(self)?.map { byte in
      (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined() ?? ""
  }

  /// The character in quotes, or its number if it would not be seen.
  fileprivate var shownName: String {
    switch self {
    case " ": "a space"
    case "\t": "a tab"
    case "\n", "\r": "a line end"
    default: isUnseen || properties.isWhitespace ? codePoint : "'\(self)'"
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
