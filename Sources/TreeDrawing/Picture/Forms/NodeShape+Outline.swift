extension NodeShape {
  /// What is drawn of a shape.
  enum Outline {
    /// An outline as far from a text as the sides of a box are.
    case box(any Shape)
    /// An outline that says how large it must be.
    case around(any EnclosingShape)
    /// A line below a text, in the style of edges.
    case line(any Shape)
    /// Nothing.
    case nothing
  }

  /// The outline in a picture whose lengths are multiplied by a scale.
  func outline(_ scale: Double) -> Outline {
    switch self {
    case .rounded: .box(RoundedRectangle(cornerRadius: 7 * scale))
    case .rect: .box(Rectangle())
    case .capsule: .around(Capsule())
    case .ellipse: .around(Ellipse())
    case .circle: .around(Circle())
    case .diamond: .around(Diamond())
    case .hexagon: .around(Hexagon())
    case .cylinder: .around(Cylinder())
    case .folder: .around(Folder())
    case .document: .around(Document())
    case .underline: .line(Underline())
    case .none: .nothing
    }
  }
}

extension NodeShape {
  /// Where edges join nodes of the shape.
  var joint: NodeJoint {
    switch self {
    case .rounded, .rect, .folder, .none: .frame
    case .capsule, .ellipse, .circle, .diamond, .hexagon, .cylinder, .document: .middles
    case .underline: .underline
    }
  }
}
