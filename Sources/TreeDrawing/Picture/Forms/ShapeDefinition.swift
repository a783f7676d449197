/// What a shape of nodes is.
struct ShapeDefinition {
  /// What it is, for the help.
  let summary: String
  let outline: Outline
  /// Where edges join nodes of the shape.
  let joint: NodeJoint

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

  fileprivate init(_ summary: String, _ outline: Outline, joint: NodeJoint = .frame) {
    self.summary = summary
    self.outline = outline
    self.joint = joint
  }
}

extension NodeShape {
  /// What the shape is, a row for each, in a picture whose lengths are multiplied by a scale.
  func definition(scale: Double = 1) -> ShapeDefinition {
    switch self {
    case .rounded:
      .init("a box with round corners", .box(RoundedRectangle(cornerRadius: 7 * scale)))
    case .rect: .init("a box with sharp corners", .box(Rectangle()))
    case .capsule:
      .init("a box with half circles at its sides", .around(Capsule()), joint: .middles)
    case .ellipse: .init("an ellipse", .around(Ellipse()), joint: .middles)
    case .circle: .init("a circle", .around(Circle()), joint: .middles)
    case .diamond:
      .init("a square on its corner, for a question", .around(Diamond()), joint: .middles)
    case .hexagon: .init("a hexagon", .around(Hexagon()), joint: .middles)
    case .cylinder: .init("a barrel, for a database", .around(Cylinder()), joint: .middles)
    case .folder: .init("a folder with a tab", .around(Folder()))
    case .document: .init("a sheet with a folded corner", .around(Document()), joint: .middles)
    case .underline: .init("the text with a line below", .line(Underline()), joint: .underline)
    case .none: .init("the text alone", .nothing)
    }
  }

  /// What it is, for the help.
  package var summary: String { definition().summary }

  /// Where edges join nodes of the shape.
  var joint: NodeJoint { definition().joint }
}
