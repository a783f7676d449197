/// The problems of Markdown texts.
enum MarkdownProblem: Problem {
  /// There is text, but nothing that becomes a node.
  case nothing
  /// A label has a link that no picture should have, for a reason.
  case unsafeLink(LinkProblem)
}

extension MarkdownProblem {
  var wording: Wording {
    switch self {
    case .nothing:
      Wording(
        cause: "there is nothing to draw: the text has no headings and no lists",
        remedy: "write a heading, such as # Root, or a list; "
          + "if this is an outline, use --from outline")
    case .unsafeLink:
      Wording(
        cause: "this link is left out, "
          + "because only http, https, mailto and relative ones are kept")
    }
  }
}
