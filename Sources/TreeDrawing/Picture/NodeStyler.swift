/// Draws the nodes of a picture by what was said of it: what they have in common is made once, and
/// not for each of a million.
final class NodeStyler {
  /// How the nodes are arranged, and edges painted.
  let diagram: DiagramStyle
  let theme: Theme
  let labels: LabelStyle
  let nodeColors: NodeColors
  /// The form of nodes that stand for others that are left out.
  let mark: NodeForm
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
  /// Where edges join these.
  private let usualJoint: NodeJoint
  /// What nodes without a label are, in lists, in grids and elsewhere.
  private let empty: (row: Size, cell: Size, other: Size)
  /// What nodes say that is not seen.
  let ignored: IgnoredAttributes
  /// How forms are made, which are kept here.
  private let maker: FormMaker
  private var forms = FormTable()

  /// Makes a styler.
  ///
  /// - Parameters:
  ///   - nodeColors: how nodes are coloured.
  ///   - options: how the picture is drawn.
  ///   - diagram: how nodes are arranged, and edges painted.
  ///   - ignored: keeps what nodes say that is not seen.
  ///   - lowering: where the nodes will be.
  init(
    _ nodeColors: NodeColors, _ options: PictureOptions, diagram: DiagramStyle,
    ignored: IgnoredAttributes, in lowering: inout ViewLowering
  ) {
    let labels = diagram.hasBranches ? options.labels.ofLines : options.labels
    self.ignored = ignored
    self.diagram = diagram
    theme = nodeColors.theme
    self.nodeColors = nodeColors
    self.labels = labels
    shape = options.shape
    usualJoint = shape.joint
    maker = FormMaker(labels: labels, theme: nodeColors.theme, diagram: diagram)
    mark = maker.mark(in: &lowering)
    let (dot, line) = (diagram.spacing.listDot, diagram.spacing.listRow)
    empty = (
      row: Size(width: dot, height: line), cell: Size(width: dot, height: 18 * labels.scale),
      other: Size(width: labels.emptySide, height: labels.emptySide)
    )
    hasBranches = diagram.hasBranches
    branches = BranchStyle(diagram.growth, theme.edge, scale: labels.scale, in: &lowering)
    isMindmap = diagram.arrangement.has(.twoSided)
    isSetFromLeft = diagram.arrangement.isSetFromLeft
  }

  /// The form of a node.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - place: where it stands.
  ///   - lowering: where it will be.
  /// - Returns: how the node looks.
  func form(of node: Node, at place: NodePlace, in lowering: inout ViewLowering) -> NodeForm {
    let attributes = node.attributes?.values
    let outline = outline(attributes?.shape, node, at: place)
    let key = FormKey(
      outline: outline, kind: NodeKind(place), tone: nodeColors.tone(ofNode: place.id),
      own: attributes.flatMap(OwnStyle.init))
    if let form = forms[key] { return form }
    let style = nodeColors.style(key.kind, tone: key.tone, key.own)
    let form = maker.form(outline, style, in: &lowering)
    forms[key] = form
    return form
  }

  private func outline(_ shape: NodeShape?, _ node: Node, at place: NodePlace) -> FormOutline {
    if place.arrangement.has(.lines) { return node.isDot ? .emptyRow : .row }
    if place.arrangement.has(.texts) {
      if node.isDot { return .emptyCell }
      return hasLines(node.label) ? .cellOfLines : .cell
    }
    if node.isDot { return .emptyPlace }
    if place.isUnderRoof { return .word }
    let shape = shape ?? (isUnderlined(at: place) ? .underline : self.shape)
    return place.isInGrid ? .shapeInGrid(shape) : .shape(shape)
  }

  /// Whether a text in a grid has several lines.
  private func hasLines(_ label: String) -> Bool {
    guard label.utf8.count > maker.safeLengthOfCells || label.utf8.contains(10) else {
      return false
    }
    return maker.cellLimits.lines(of: label.withoutLineEndsAtEnd, TextRuler(font: labels.font))
      .lines.count > 1
  }

  /// Whether the texts of a node begin at one line with others, unlike those of most nodes.
  func isSetFromLeftHere(_ place: NodePlace) -> Bool {
    !isSetFromLeft && place.arrangement.isSetFromLeft
  }

  /// Keeps in mind whether the end of a label is left out.
  @inline(__always)
  func recordCut(in node: Node, at place: NodePlace, within limits: TextLimits, isBold: Bool) {
    guard labels.lineLimit != nil else { return }
    let font = isBold ? labels.font.bold() : labels.font
    ignored.recordCut(in: node, at: place, within: limits, in: font)
  }

  /// The size of a node without a label.
  func emptySize(at place: NodePlace) -> Size {
    if place.arrangement.has(.lines) { return empty.row }
    return place.arrangement.has(.texts) ? empty.cell : empty.other
  }

  /// The size of an empty place.
  var slot: Size { Size(width: 34 * labels.scale, height: 34 * labels.scale) }

  /// Whether edges join some nodes that name no shape in other places than usual.
  var hasJoints: Bool { isMindmap || usualJoint != .frame }

  /// Where edges join a node.
  func joint(_ node: Node, _ place: NodePlace) -> NodeJoint {
    guard !node.isDot else { return .frame }
    if let shape = node.attributes?.values.shape { return shape.joint }
    return isUnderlined(at: place) ? .underline : usualJoint
  }

  /// Whether a node that names no shape is underlined.
  private func isUnderlined(at place: NodePlace) -> Bool { isMindmap && place.level > 1 }
}

extension Node {
  /// Whether there is nothing to write in it, so that it is a dot.
  var isDot: Bool {
    guard label.isEmpty else { return false }
    guard let attributes = attributes?.values else { return true }
    return attributes.shape == nil && attributes.note == nil && attributes.icon == nil
      && !attributes.isSlot
  }
}

extension NodeKind {
  /// What a node is at a place; lines without anything below them are leaves wherever they stand.
  init(_ place: NodePlace) {
    if place.level == 0, !(place.isLeaf && place.arrangement.has(.lines)) {
      self = .root
    } else {
      self = place.isLeaf ? .leaf : .inner
    }
  }
}

extension NodeStyler {
  /// How the texts of a node on a branch are written, and what is behind them.
  func tip(of node: Node, at place: NodePlace) -> (textStyle: LabelTextStyle, fill: Paint?) {
    let own = node.attributes.flatMap { OwnStyle($0.values) }
    let style = nodeColors.style(NodeKind(place), tone: nodeColors.tone(ofNode: place.id), own)
    let textStyle = LabelTextStyle(
      text: style.ink ?? style.bare.text, quiet: style.bare.quiet, isBold: own?.weight == .bold)
    return (textStyle, style.fill)
  }
}
