internal import TreeDrawing

/// A thing to make of a tree.
enum Product: String, CaseIterable, Sendable {
  case svg
  case frames

  /// Writes what is made of a picture, piece by piece.
  func write(_ picture: TreePicture, to write: ByteSink) throws(SystemError) {
    switch self {
    case .svg: try picture.writeSVG(to: write)
    case .frames: try write(picture.frames)
    }
  }
}
