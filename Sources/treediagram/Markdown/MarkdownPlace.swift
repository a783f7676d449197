internal import TreeDrawing

/// A place in a Markdown page that asks for a picture.
struct MarkdownPlace: Sendable {
  /// What messages call the page.
  let pageName: String
  let position: SourcePosition
  /// The block that is the tree, and the page that it is in; nil if the tree is a file.
  let block: (content: MarkdownContent, page: Input)?
  /// What draws each of the pages, of which it is this one.
  let command: DrawingCommand
  let page: OSString
}
