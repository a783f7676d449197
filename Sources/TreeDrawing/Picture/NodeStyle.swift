/// What the nodes of a picture have in common, made once and not for each of a million.
final class NodeStyle {
  let theme: Theme
  let labels: LabelStyle
  /// The form of nodes that name none.
  let usual: NodeForm
  /// The form of nodes that stand for others that are left out.
  let mark: NodeForm
  /// The form of lines in lists.
  private let row: NodeForm
  /// The form of texts in grids.
  private let cell: NodeForm
  /// The form of words under roofs.
  private let word: NodeForm
  /// What nodes without a label are, in lists, in grids and elsewhere.
  private let empty: (row: EmptyNode, cell: EmptyNode, other: EmptyNode)
  /// Whether branches have lengths.
  let hasBranches: Bool
  /// How nodes look then.
  let branches: BranchStyle
  /// Whether nodes far from the root of a mind map are underlined, if they do not say otherwise.
  private let isMindmap: Bool
  /// Whether texts of most nodes begin at one line.
  let isSetFromLeft: Bool
  /// The shape of nodes that name none.
  private let shape: NodeShape
  /// The forms of all shapes, which are few.
  private let forms: [(shape: NodeShape, form: NodeForm)]

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - theme: the colours.
  ///   - labels: how texts are written.
  ///   - shape: the shape of nodes that name none.
  ///   - diagram: how nodes are arranged, and edges painted.
  ///   - lowering: where the nodes will be.
  init(
    theme: Theme, labels: LabelStyle, shape: NodeShape, diagram: DiagramStyle,
    in lowering: inout ViewLowering
  ) {
    let paint = Paint(fill: theme.fill, stroke: theme.border)
    var forms: [(shape: NodeShape, form: NodeForm)] = []
    for shape in NodeShape.allCases {
      let outline = shape.outline(labels.scale)
      forms.append((shape, NodeForm(outline, labels, paint, diagram.edge, in: &lowering)))
    }
    let mark = RegisteredShape(Capsule(), paint, in: &lowering)
    self.mark = NodeForm(backdrop: mark, enclosing: nil, space: labels.markSpace)
    let (dot, line) = (diagram.spacing.listDot, diagram.spacing.listRow)
    func emptyNode(_ diameter: Double, _ height: Double) -> EmptyNode {
      EmptyNode(
        size: Size(width: diameter, height: height),
        backdrop: RegisteredShape(
          Dot(diameter: diameter, middle: height / 2), Paint(fill: theme.edge), in: &lowering))
    }
    // As those of boxes, sides are even.
    let alone = dot.roundedUp(to: 2)
    empty = (
      row: emptyNode(dot, line), cell: emptyNode(dot, 20 * labels.scale),
      other: emptyNode(alone, alone)
    )
    row = NodeForm(
      backdrop: empty.row.backdrop, enclosing: nil, space: labels.rowSpace(behindDot: dot))
    cell = NodeForm(backdrop: nil, enclosing: nil, space: labels.cellSpace)
    word = NodeForm(backdrop: nil, enclosing: nil, space: labels.wordSpace)
    hasBranches = diagram.hasBranches
    branches = BranchStyle(diagram.growth, theme.edge, scale: labels.scale, in: &lowering)
    isMindmap = diagram.arrangement == .mindmap
    isSetFromLeft = diagram.arrangement.isSetFromLeft
    self.theme = theme
    self.labels = labels
    self.shape = shape
    self.forms = forms
    usual = forms.first { $0.shape == shape }?.form ?? self.mark
  }

  /// The form of a node.
  ///
  /// - Parameters:
  ///   - shape: the shape that it names, if it does.
  ///   - place: where it stands.
  /// - Returns: how the node looks.
  func form(_ shape: NodeShape?, at place: NodePlace) -> NodeForm {
    switch place.arrangement {
    case .list: return row
    case .grid: return cell
    case .rows, .tidy, .hang, .columns, .mindmap:
      if place.isUnderRoof { return word }
      guard let shape = shape ?? (isUnderlined(at: place) ? .underline : nil) else { return usual }
      return forms.first { $0.shape == shape }?.form ?? usual
    }
  }

  /// Whether the texts of a node begin at one line with others, unlike those of most nodes.
  func isSetFromLeftHere(_ place: NodePlace) -> Bool {
    !isSetFromLeft && place.arrangement.isSetFromLeft
  }

  /// What a node without a label is.
  func emptyNode(at place: NodePlace) -> EmptyNode {
    switch place.arrangement {
    case .list: empty.row
    case .grid: empty.cell
    case .rows, .tidy, .hang, .columns, .mindmap: empty.other
    }
  }

  /// Whether the label of a node in a form is bold: where there are no outlines, that tells nodes
  /// with children from leaves.
  func isBold(_ form: NodeForm, at place: NodePlace) -> Bool {
    !place.isLeaf && form.backdrop == nil && !place.arrangement.isOfLines
  }

  /// The size of an empty place.
  var slot: Size { Size(width: 34 * labels.scale, height: 34 * labels.scale) }

  /// Whether edges join some nodes that name no shape in other places than usual.
  var hasJoints: Bool { isMindmap || shape.joint != .frame }

  /// Where edges join a node.
  func joint(_ node: Node, _ place: NodePlace) -> NodeJoint {
    guard !node.isDot else { return .frame }
    let shape = node.attributes?.values.shape ?? (isUnderlined(at: place) ? .underline : shape)
    return shape.joint
  }

  /// Whether a node that names no shape is underlined.
  private func isUnderlined(at place: NodePlace) -> Bool { isMindmap && place.level > 1 }
}

extension Node {
  /// Whether there is nothing to write in it, so that it is a dot.
  var isDot: Bool {
    guard label.isEmpty else { return false }
    guard let attributes = attributes?.values else { return true }
    return attributes.shape == nil && attributes.note == nil && !attributes.isSlot
  }
}

/// A node without a label: a dot.
struct EmptyNode {
  let size: Size
  let backdrop: RegisteredShape
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
