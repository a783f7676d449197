internal import TreeDrawing

/// What is made of a tree.
enum Product: String, CaseIterable, Sendable {
  case svg
  case frames

  func bytes(of picture: TreePicture) -> [UInt8] {
    switch self {
    case .svg: picture.svg
    case .frames: picture.frames
    }
  }
}
