/// Why it cannot be told how a tree is written.
enum RecognitionProblem: Problem {
  /// It may be one of these formats, the first for a reason, or an outline.
  case unclear([Format], Evidence)
  /// It is written in a way that is not read.
  case foreign(ForeignFormat)
}

extension RecognitionProblem {
  func wording(in source: Source) -> Wording {
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
    }
  }

  private static func alternatives(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}
