/// The problems of inputs of which it is unclear how their trees are written.
enum RecognitionProblem: Problem, Hashable {
  /// It may be one of these formats, the first for a reason, or an outline.
  case unclear([Format], Evidence)
  /// It is written in a way that is not read.
  case foreign(UnsupportedFormat)
  /// It looks like a format, but is read as an outline because its name says that it is text.
  case namedText(Format)
  /// It looks like something that is not read, but is read as an outline because of its name.
  case foreignNamedText(UnsupportedFormat)
}

extension RecognitionProblem {
  var wording: Wording {
    switch self {
    case .unclear(let formats, let evidence):
      let candidates = formats + [.outline]
      return Wording(
        cause: "this may be \(Self.alternatives(candidates.map(\.title))): \(evidence.reason)",
        remedy: "say which: \(Self.alternatives(candidates.map { "--from \($0.rawValue)" }))")
    case .foreign(let format):
      return Wording(
        cause: "this looks like \(format.title), which is not read",
        remedy: "\(format.remedy); or, if it is an outline, use --from outline")
    case .namedText(let format):
      return Self.namedText(format.title, remedy: "use --from \(format.rawValue)")
    case .foreignNamedText(let format):
      return Self.namedText(format.title, remedy: format.remedy)
    }
  }

  private static func namedText(_ title: String, remedy: String) -> Wording {
    Wording(
      cause: "this looks like \(title), but is drawn as an outline because its name ends in .txt",
      remedy: "if it is \(title), \(remedy)")
  }

  private static func alternatives(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}
