/// The problems of templates, with the number of a character, counted from 1.
package enum TemplateProblem: Error, Equatable, Problem {
  case noNames
  case tooManyNames
  case tooLong
  /// A choice begins here that is in too many others.
  case tooDeep(at: Int)
  /// A brace is opened here that nothing closes.
  case unclosed(at: Int)
  /// A brace is closed here that nothing opened.
  case lonelyEnd(at: Int)
  /// A name should be here.
  case emptyName(at: Int)
  case unclosedQuote(at: Int)
  /// Behind a name in quotes, something else than a point or a brace is here.
  case textAfterQuote(at: Int)
}

extension TemplateProblem {
  package var wording: Wording {
    switch self {
    case .noNames:
      Wording(
        cause: "there is no name in braces in it",
        remedy: "write the name of a member or a column in braces, such as '{name} ({size})'")
    case .tooManyNames:
      Wording(
        cause: "there are more than \(TextTemplate.mostNames) names in it", remedy: "leave some out"
      )
    case .tooLong:
      Wording(
        cause: "there are more than \(TextTemplate.mostBytes) bytes of text beside the names in it",
        remedy: "leave words out, as each node has them")
    case .tooDeep(let place):
      Wording(
        cause: "the choice at character \(place) is in \(TextTemplate.mostLevels) others",
        remedy: "leave some out")
    case .unclosed(let place):
      Wording(
        cause: "the { at character \(place) is not closed",
        remedy: "write } behind the name, or {{ for a brace")
    case .lonelyEnd(let place):
      Wording(
        cause: "the } at character \(place) closes nothing", remedy: "write }} for a brace")
    case .emptyName(let place):
      Wording(
        cause: "there is no name at character \(place)",
        remedy: "write the name of a member or a column, or {{ for a brace")
    case .unclosedQuote(let place):
      Wording(
        cause: "the quote at character \(place) is not closed",
        remedy: "close it with \", and write \"\" for a quote in it")
    case .textAfterQuote(let place):
      Wording(
        cause: "character \(place) cannot follow a name in quotes",
        remedy: "write } behind the name, or a point and another one")
    }
  }
}
