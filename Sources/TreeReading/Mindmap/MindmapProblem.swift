/// The problems of mindmaps.
enum MindmapProblem: Problem {
  /// Another kind of diagram, by the word that it begins with.
  case otherDiagram(String)
  case unclosedQuote
  /// Behind a name in quotes, something else is than what Mermaid has there.
  case textBehindName
  case unclosedParagraph
  /// A line of PlantUML that is neither node nor directive.
  case noSign
  /// A line has no mark although those above have.
  case noMark
  case nothing
  /// PlantUML is told to draw arrows, which are no part of the tree.
  case crossArrows
}

extension MindmapProblem {
  var wording: Wording {
    switch self {
    case .otherDiagram(let word):
      Wording(
        cause: "this begins with '\(word.quotable)', so it is no mindmap",
        remedy: "begin it with mindmap, or with @startmindmap and asterisks")
    case .unclosedQuote:
      Wording(
        cause: "this quotation is not closed",
        remedy: "close it with \" on its line, before the bracket if there is one")
    case .textBehindName:
      Wording(
        cause: "this cannot follow a name in quotes",
        remedy: "put all of the name into the quotes, or write ## before a note")
    case .unclosedParagraph:
      Wording(
        cause: "the text behind this colon does not end",
        remedy: "end its last line with a semicolon")
    case .noSign:
      Wording(
        cause: "this line does not begin with an asterisk",
        remedy: "write one asterisk for each level before it")
    case .noMark:
      Wording(
        cause: "nothing before this line says how deep it is, as before those above",
        remedy: "write the sign or the number before it; if this is an outline, use --from outline")
    case .nothing:
      Wording(
        cause: "there is nothing to draw: the mindmap has no nodes",
        remedy: "write one node a line below its first line")
    case .crossArrows:
      Wording(cause: "arrows across the tree are not drawn; this is the first")
    }
  }
}
