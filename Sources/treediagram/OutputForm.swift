internal import TreeDrawing

/// A thing to make of a tree, all that is known of it in one row.
struct OutputForm: Choice, Equatable {
  /// The word that `--emit` knows it by.
  let rawValue: String
  let summary: String
  /// What the names of files end with.
  let fileExtension: String
  /// The options that mean nothing with it.
  var unusedOptions: [String] = []
  /// What tells one of these from a file that is somebody's own, which it does not replace.
  let mark: DocumentMark
  let content: Content

  /// What it is made of.
  enum Content: Sendable {
    /// Trees that are laid out.
    case picture(@Sendable (TreePicture, SVGOptions) -> any Document)
    /// Trees as they are.
    case trees(@Sendable ([Tree<Node>]) -> any Document)
  }
}

extension OutputForm {
  static let svg = OutputForm(
    rawValue: "svg", summary: "the picture", fileExtension: "svg", mark: .picture,
    content: .picture {
      SVGDocument(picture: $0, options: $1)
    })

  static let frames = OutputForm(
    rawValue: "frames", summary: "where each node is, as JSON", fileExtension: "json",
    unusedOptions: ofPictures, mark: .frames,
    content: .picture { picture, _ in FramesDocument(picture: picture) })

  static let allCases = [svg, frames]

  /// The options that say something of a picture, or of a page that shows it.
  private static let ofPictures = [
    "--title", "--description",
    "--lang", "--link-target", "--embed", "--page",
    "--markdown", "--report",
  ]

  /// The options that mean nothing with one of them or another.
  static let unusedOptions = allCases.flatMap(\.unusedOptions).reduce(into: [String]()) {
    if !$0.contains($1) { $0.append($1) }
  }

  init?(rawValue: String) {
    guard let form = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = form
  }
}

private struct SVGDocument: Document {
  let picture: TreePicture
  let options: SVGOptions

  func write<Problem: Error>(to write: ([UInt8]) throws(Problem) -> Void) throws(Problem) {
    try picture.writeSVG(options, to: write)
  }
}

private struct FramesDocument: Document {
  let picture: TreePicture

  func write<Problem: Error>(to write: ([UInt8]) throws(Problem) -> Void) throws(Problem) {
    try write(picture.frames)
  }
}
