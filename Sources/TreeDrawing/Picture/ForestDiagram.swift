/// The diagrams of trees side by side, with a margin around.
struct ForestDiagram: View {
  let roots: [Tree<Node>]
  var options: PictureOptions
  /// How the trees are arranged, chosen so that all fit; nil if the style says how.
  var fitted: FittedRoots?
  /// Measures the nodes instead of drawing them.
  var ruler: ForestRuler?
  /// More space around, where texts beside branches need it.
  var room = EdgeInsets()
  /// Keeps what nodes say that is not seen.
  var ignored = IgnoredAttributes()

  /// The space around trees, and what belongs to them, in points.
  static let margin = 16.5

  /// Tells the layout engine about the diagrams, and how many views to expect in all of them.
  func _lower(into lowering: inout ViewLowering) {
    guard options.overlays.nodes.isEmpty else { return overlaid._lower(into: &lowering) }
    lowering.makeRoom(for: expectedViews)
    let colors = options.colors
    var style = options.style.prepared(for: roots, options)
    let branches =
      style.hasBranches ? BranchMeasures(of: roots, style, options.labels.ofLines) : nil
    if let branches { style.fit(branches) }
    var nodeColors = NodeColors(of: roots, by: colors, style)
    if let emphasis = options.overlays.emphasis {
      style.edge.style.lineWidth *= emphasis.shareOfWidth
      nodeColors.pointOut(emphasis, of: roots.nodeCount)
    }
    let nodes = NodeStyler(nodeColors, options, diagram: style, ignored: ignored, in: &lowering)
    let forest = StyledForest(
      roots: roots, nodes: nodes, overhangs: branches?.overhangs, fitted: fitted)
    if let ruler { return ruler.measuring(forest).styled(nodes)._lower(into: &lowering) }
    if let scale = branches?.scale {
      MeasuredForest(content: forest, scale: scale, nodes: nodes).explained(by: legend)
        .padding(margins).styled(nodes).background(colors)._lower(into: &lowering)
    } else {
      forest.explained(by: legend).padding(margins).styled(nodes).background(colors)
        ._lower(into: &lowering)
    }
  }

  private var margins: EdgeInsets {
    EdgeInsets(
      top: Self.margin + room.top, leading: Self.margin + room.leading,
      bottom: Self.margin + room.bottom, trailing: Self.margin + room.trailing)
  }

  /// The picture with what is drawn over it, before the background of all.
  private var overlaid: some View {
    var plain = self
    plain.options.overlays.nodes = NodeOverlays()
    plain.options.colors.background = .none
    let colors = options.colors
    var nodes = options.overlays.nodes
    nodes.linkColor = colors.theme.link.line
    nodes.labelColor = colors.theme.link.ink
    nodes.highlightColor = colors.theme.highlight.line
    nodes.background = colors.background.color(colors.theme) ?? colors.theme.page
    nodes.labelFont = options.labels.noteFont
    return plain.nodeOverlays(nodes, margin: 12).background(colors)
  }

  /// What it adds if each node is a label: the diagrams, a row and three views around.
  var expectedViews: ExpectedViews {
    roots.reduce(into: ExpectedViews(elements: 4, stacks: 1)) { views, root in
      views += Diagram<Node, NodeBox, EmptyView>.expectedViews(of: root, options.style)
    }
  }
}

/// A forest whose nodes' style the layout engine knows.
struct StyledForest: View {
  let roots: [Tree<Node>]
  let nodes: NodeStyler
  /// How far names stand out of each tree; nil if none do.
  let overhangs: [EdgeInsets]?
  /// How the trees are arranged; nil if the style says how.
  let fitted: FittedRoots?

  func _lower(into lowering: inout ViewLowering) {
    let style = nodes.diagram
    if style.arrangement.has(.lines), roots.count > 1, roots.allSatisfy(\.isLeaf) {
      TransitList(roots.map(\.value), style: style) { [nodes] in
        NodeBox(node: $0, place: $1, style: nodes)
      }
      ._lower(into: &lowering)
    } else if let lines = fitted?.forest.lines, lines.count > 1 {
      TreesInLines(trees: diagrams, lines: lines, style: style)._lower(into: &lowering)
    } else if let overhangs {
      TreesSideBySide(style: style) {
        ForEach(each: Array(zip(diagrams, overhangs))) { diagram, space in diagram.padding(space) }
      }
      ._lower(into: &lowering)
    } else {
      TreesSideBySide(style: style) { ForEach(each: diagrams) { $0 } }._lower(into: &lowering)
    }
  }

  /// The trees, numbered on from one to the next.
  var diagrams: [Diagram<Node, NodeBox, EdgeLabel?>] {
    var firstID = 0
    return roots.enumerated().map { number, root in
      defer { firstID += root.count }
      let tree = TreeDiagram(root: root, firstID: firstID, nodes: nodes)
      guard let fitted else { return tree.diagram }
      return tree.diagram.arranged(fitted.forest.trees[number], fitted.trees[number])
    }
  }
}

/// A forest with a scale below it.
private struct MeasuredForest: View {
  let content: StyledForest
  /// How many points a unit of length is.
  let scale: Double
  let nodes: NodeStyler

  var body: some View {
    let height = ScaleBar.height * nodes.labels.scale
    content.padding(.bottom, height).overlay {
      GeometryReader { proxy in
        if let bar = ScaleBar(
          scale, fitting: proxy.size.width, nodes.theme, nodes.labels, nodes.diagram.edge)
        {
          bar.frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottomLeading)
        }
      }
    }
  }
}

extension View {
  /// Gives a whole picture the style of its texts, and keeps its layers together.
  fileprivate func styled(_ nodes: NodeStyler) -> some View {
    font(nodes.labels.font)
      .lineHeight(nodes.labels.lineHeight)
      .foregroundStyle(nodes.theme.text)
      .multilineTextAlignment(nodes.isSetFromLeft ? .leading : .center)
      .coordinateSpace(name: "diagram")
      .compositingGroup()
  }
}

extension View {
  /// Puts what is behind everything behind a picture.
  @ViewBuilder
  func background(_ colors: PictureColors) -> some View {
    if let color = colors.background.color(colors.theme) {
      background { color.layer(.background) }
    } else {
      self
    }
  }
}

/// The diagram of one tree.
private struct TreeDiagram {
  let root: Tree<Node>
  let firstID: Int
  let nodes: NodeStyler

  var diagram: Diagram<Node, NodeBox, EdgeLabel?> {
    Diagram(
      root, style: nodes.diagram, firstID: firstID,
      placedNode: { [nodes] in NodeBox(node: $0, place: $1, style: nodes) },
      edgeLabel: root.hasEdgeLabels ? { [nodes] in EdgeLabel(of: $0, style: nodes) } : nil
    )
    .nodeLayout(root.hasLayouts ? layout : nil)
    .nodeJoint(nodes.hasJoints || root.hasShapes ? nodes.joint : nil)
    .edgePaint(nodes.nodeColors.colorsEdges || nodes.nodeColors.emphasis != nil ? edgePaint : nil)
  }

  /// Edges have the colours of their branches, but for those that share the root's stem.
  private func edgePaint(_: Node, _ place: NodePlace) -> Paint? {
    let (nodeColors, style) = (nodes.nodeColors, nodes.diagram)
    if let paint = nodeColors.emphasisedEdge(to: place.id, like: style.edge) { return paint }
    guard nodeColors.colorsEdges, nodeColors.emphasis?.quietsOthers != true else { return nil }
    guard case .tone(let tone) = nodeColors.tone(ofNode: place.id) else { return nil }
    let isAlone = style.edgeForm(place.arrangement, style.growth) == .curve
    guard place.level > 1 || isAlone else { return nil }
    var paint = style.edge
    paint.stroke = nodeColors.palette[tone].line
    return paint
  }

  private func layout(_ node: Node) -> NodeLayout {
    let values = node.attributes?.values
    var layout = NodeLayout(
      arrangement: values?.arrangement, side: values?.side, isSlot: node.isSlot,
      length: node.length,
      hasRoof: values?.roof == true)
    if case .count(let count) = values?.columns { layout.columnCount = count }
    layout.standsAlone = values?.makeBox == true
    return layout
  }
}

extension DiagramStyle {
  /// The style in colours, and in proportion to labels.
  fileprivate func prepared(for roots: [Tree<Node>], _ options: PictureOptions) -> DiagramStyle {
    var style = self
    let labels = options.labels
    style.edge.stroke = options.colors.theme.edge
    style.spacing.stem *= labels.scale
    style.spacing.branch *= labels.scale
    style.spacing.listRow *= labels.scale
    style.spacing.listDot *= labels.scale
    style.spacing.listIndent *= labels.scale
    style.spacing.gridIndent *= labels.scale
    style.spacing.words *= labels.scale
    if hasBranches { return style.prepared(forBranches: labels) }
    if roots.contains(where: \.hasNotes) {
      style.spacing.levels = spacing.levelsWithNotes
    } else if roots.allSatisfy({ !$0.hasOutlines(orElse: options.shape) }) {
      style.spacing.levels = spacing.levelsOfTexts
      // Words of a line are equally far from each other, whatever is above them.
      if alignsLeaves { style.spacing.cousins = spacing.siblings }
    }
    return style
  }

  /// The style for names beside branches; those in lines are 21 points from each other.
  private func prepared(forBranches labels: LabelStyle) -> DiagramStyle {
    var style = self
    if growth.axis == .horizontal {
      style.spacing.siblings *= 3 * labels.scale / DiagramSpacing().siblings
    }
    style.spacing.cousins = style.spacing.siblings
    // Rows stay equally far from each other where a parent stands on a half.
    if alignment == .centred { style.alignment = .outer }
    return style
  }

  /// Takes over what branches and their names need.
  fileprivate mutating func fit(_ branches: BranchMeasures) {
    lengthScale = branches.scale
    spacing.levels = branches.step
  }
}

extension Tree<Node> {
  /// Whether any edge has a label.
  fileprivate var hasEdgeLabels: Bool { contains { $0.attributes?.values.edge != nil } }

  /// Whether any node has a second line.
  fileprivate var hasNotes: Bool { contains { $0.attributes?.values.note != nil } }

  /// Whether any node names its shape.
  fileprivate var hasShapes: Bool { contains { $0.attributes?.values.shape != nil } }

  /// Whether any node is more than a text.
  fileprivate func hasOutlines(orElse usual: NodeShape) -> Bool {
    contains { ($0.attributes?.values.shape ?? usual) != .none }
  }

  /// Whether any node wishes how it is arranged.
  fileprivate var hasLayouts: Bool { contains { $0.attributes != nil || $0.length != nil } }
}
