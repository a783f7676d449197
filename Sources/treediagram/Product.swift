internal import TreeDrawing

/// A thing to make of a tree.
enum Product: String, CaseIterable, Sendable {
  case svg
  case frames

  /// Writes what is made of a picture, piece by piece.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - options: what there is to say of it in a document.
  ///   - write: takes the next piece.
  /// - Throws: what `write` throws.
  func write<Problem: Error>(
    _ picture: TreePicture, _ options: SVGOptions, to write: ([UInt8]) throws(Problem) -> Void
  ) throws(Problem) {
    switch self {
    case .svg: try picture.writeSVG(options, to: write)
    case .frames: try write(picture.frames)
    }
  }
}
