/// The problems of Newick trees.
enum NewickProblem: Problem {
  /// The text ends before the parenthesis of a list is closed.
  case unclosed(list: SourcePosition)
  /// A semicolon inside of parentheses.
  case earlyEnd(list: SourcePosition)
  case closesNothing
  case missingComma
  /// A comma outside of parentheses.
  case outsideComma
  case emptyTree
  case nothing
  case unclosedComment
  case closesNoComment
  case unclosedQuote(UInt8)
  case missingLength
  case secondLength
  case noNumber(String)
  /// Some lengths are negative, or too great to be added up.
  case unusableLengths(SourcePlaces)
}

extension NewickProblem {
  var wording: Wording {
    switch self {
    case .unclosed(let list):
      Wording(
        cause: "the text ends, but the ( at \(list) is not closed",
        remedy: "close it with ), and end the tree with ;")
    case .earlyEnd(let list):
      Wording(
        cause: "the tree ends here, but the ( at \(list) is not closed",
        remedy: "close it with ) before the semicolon")
    case .closesNothing:
      Wording(cause: ") closes nothing", remedy: "remove it, or write ( before its nodes")
    case .missingComma:
      Wording(
        cause: "a comma or a semicolon is missing before this",
        remedy: "separate siblings with a comma, and trees with a semicolon")
    case .outsideComma:
      Wording(
        cause: "this comma is outside of all parentheses",
        remedy: "put parentheses around siblings, or separate trees with a semicolon")
    case .emptyTree:
      Wording(cause: "there is no tree before this semicolon", remedy: "remove it")
    case .unclosedComment:
      Wording(cause: "this comment is not closed", remedy: "close it with ]")
    case .closesNoComment:
      Wording(cause: "] closes no comment", remedy: "remove it, or put the name into quotes: 'a]b'")
    case .unclosedQuote(let quote):
      Wording(
        cause: "this quotation is not closed",
        remedy: "close it with \(Unicode.Scalar(quote)), and write that twice for the sign itself")
    case .missingLength:
      Wording(
        cause: "no branch length follows this colon",
        remedy: "write a number, such as 0.1, or remove the colon")
    case .secondLength:
      Wording(cause: "this node has a branch length already", remedy: "remove one of the two")
    case .noNumber(let text):
      Wording(
        cause: "'\(text.quotable)' is no branch length",
        remedy: "write a number, such as 0.1, or put a name with a colon into quotes: 'a:b'")
    case .unusableLengths(let places): Self.unusable(places)
    case .nothing:
      Wording(
        cause: "there is nothing to draw: there are no nodes",
        remedy: "write a tree, such as (a,b)root;")
    }
  }

  private static func unusable(_ places: SourcePlaces) -> Wording {
    let reason = "negative or greater than \(BranchLength.range.upperBound)"
    return Wording(
      cause: places.count == 1
        ? "this branch length is \(reason); it counts as 0"
        : "\(places.count) branch lengths are \(reason), \(places); they count as 0")
  }
}
