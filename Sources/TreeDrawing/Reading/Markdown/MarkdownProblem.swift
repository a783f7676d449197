/// What can be wrong with a Markdown text.
enum MarkdownProblem: Problem {
  /// There is text, but nothing that becomes a node.
  case nothing

  func wording(in source: Source) -> Wording {
    Wording(
      cause: "there is nothing to draw: the text has no headings and no lists",
      remedy: "write a heading, such as # Root, or a list; "
        + "if this is an outline, use --from outline")
  }
}
