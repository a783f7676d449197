/// The problems of trees in brackets.
enum BracketProblem: Problem {
  /// The text ends before a bracket is closed.
  case unclosed(SourcePosition, BracketPair)
  case closesNothing(UInt8)
  /// A word that no bracket is around.
  case outside(BracketPair)
  case unclosedQuote
  /// A word in quotes with more behind it.
  case afterQuote
  case wrongEscape
}

extension BracketProblem {
  var wording: Wording {
    switch self {
    case .unclosed(let bracket, let brackets):
      Wording(
        cause: "the text ends, but the \(Unicode.Scalar(brackets.opening)) "
          + "at \(bracket) is not closed",
        remedy: "close it with \(Unicode.Scalar(brackets.closing))")
    case .closesNothing(let bracket):
      Wording(cause: "\(Unicode.Scalar(bracket)) closes nothing", remedy: "remove it")
    case .outside(let brackets):
      Wording(
        cause: "no bracket is around this",
        remedy: "write \(Unicode.Scalar(brackets.opening)) before it "
          + "and \(Unicode.Scalar(brackets.closing)) behind it, or remove it")
    case .unclosedQuote:
      Wording(
        cause: "this quotation is not closed",
        remedy: #"close it with ", or write "\"" for the sign itself"#)
    case .afterQuote:
      Wording(
        cause: "a quotation ends before this, but the word goes on",
        remedy: "separate the two with a space, or put all of it into quotes")
    case .wrongEscape:
      Wording(
        cause: "this escape means nothing",
        remedy: #"write \\ for a backslash; \" \/ \b \f \n \r \t \u0000 are the other escapes"#)
    }
  }
}
