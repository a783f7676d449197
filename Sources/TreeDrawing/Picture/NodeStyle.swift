/// What the nodes of a picture have in common, made once and not for each of a million.
final class NodeStyle {
  let theme: Theme
  let labels: LabelStyle
  /// The form of nodes that name none.
  let usual: NodeForm
  /// The form of nodes that stand for others that are left out.
  let mark: NodeForm
  private let forms: [NodeShape: NodeForm]

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - theme: the colours.
  ///   - labels: how texts are written.
  ///   - shape: the shape of nodes that name none.
  ///   - edge: how edges are painted.
  ///   - lowering: where the nodes will be.
  init(
    theme: Theme, labels: LabelStyle, shape: NodeShape, edge: Paint,
    in lowering: inout ViewLowering
  ) {
    let paint = Paint(fill: theme.fill, stroke: theme.border)
    var forms: [NodeShape: NodeForm] = [:]
    for shape in NodeShape.allCases {
      let outline = shape.outline(labels.scale)
      forms[shape] = NodeForm(outline, labels, paint, edge, in: &lowering)
    }
    let mark = RegisteredShape(Capsule(), paint, in: &lowering)
    self.mark = NodeForm(backdrop: mark, enclosing: nil, space: labels.markSpace)
    self.theme = theme
    self.labels = labels
    self.forms = forms
    usual = forms[shape] ?? self.mark
  }

  /// The form of nodes that name a shape, or none.
  func form(_ shape: NodeShape?) -> NodeForm {
    shape.flatMap { forms[$0] } ?? usual
  }
}

extension NodeForm {
  fileprivate init(
    _ outline: NodeShape.Outline, _ labels: LabelStyle, _ box: Paint, _ edge: Paint,
    in lowering: inout ViewLowering
  ) {
    switch outline {
    case .box(let shape):
      backdrop = RegisteredShape(shape, box, in: &lowering)
      enclosing = nil
      space = labels.boxSpace
    case .around(let shape):
      backdrop = RegisteredShape(shape, box, in: &lowering)
      enclosing = type(of: shape)
      space = labels.boxSpace
    case .line(let shape):
      backdrop = RegisteredShape(shape, edge, in: &lowering)
      enclosing = nil
      space = labels.bareSpace
    case .nothing:
      backdrop = nil
      enclosing = nil
      space = labels.bareSpace
    }
  }
}
