/// A place in a Markdown text that asks for no picture, though it looks as if it was meant to.
package struct MarkdownSlip: Equatable, Sendable {
  /// Whether it is a comment, and no block.
  package let isComment: Bool
  package let position: SourcePosition
}

extension MarkdownSlip: Problem {
  package var wording: Wording {
    let example = isComment ? "<!-- treediagram plan.txt -->" : "```treediagram"
    return Wording(
      cause: "this \(isComment ? "comment" : "block") is not drawn, "
        + "as its first word is not 'treediagram' as it stands",
      remedy: "if it is a tree, write such as \(example)")
  }
}
