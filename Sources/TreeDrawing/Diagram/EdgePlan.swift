/// How the edges to children that stand in one way are drawn.
struct EdgePlan {
  let paint: Paint
  let arrows: Arrows
  let form: EdgeForm
  let labels: EdgeLabels?
  /// How edges are painted that have a paint of their own, if any may have one.
  let paints: EdgePaints?
  private let style: DiagramStyle
  private let arrangement: Arrangement
  private let growth: Growth
  private let hangsFromMiddle: Bool
  private let nodes: NodeTable
  private let levels: Levels?
  private let hasRoof: Bool
  /// The ways of edges without labels.
  private let plainRoutes: any EdgeRouting

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - style: the diagram's style.
  ///   - nodes: the nodes.
  ///   - arrangement: how the children stand.
  ///   - growth: the direction in which they grow.
  ///   - labels: the labels of edges, if there are any.
  ///   - levels: where levels begin, if all nodes of a level begin at one line.
  ///   - paints: how edges are painted that have a paint of their own, if any may have one.
  ///   - hangsFromMiddle: whether stems begin in the middle of nodes.
  ///   - hasRoof: whether the children are words under a roof.
  init(
    _ style: DiagramStyle, _ nodes: NodeTable, _ arrangement: Arrangement, _ growth: Growth,
    _ labels: EdgeLabels?, _ levels: Levels?, _ paints: EdgePaints?, hangsFromMiddle: Bool,
    hasRoof: Bool = false
  ) {
    self.paints = paints
    paint = style.edgeStyle.paint(like: style.edge)
    arrows = hasRoof ? .none : style.arrows
    // Lines of text are too near each other for labels on anything but the last piece of elbows.
    let isOfLines = arrangement == .list || arrangement == .grid
    let usual = isOfLines && labels != nil ? .elbow : style.edgeForm(arrangement, growth)
    form = hasRoof ? .straight : usual
    self.levels = arrangement.isRow && growth == style.growth ? levels : nil
    self.hasRoof = hasRoof
    self.labels = labels
    (self.style, self.nodes) = (style, nodes)
    (self.arrangement, self.growth) = (arrangement, growth)
    self.hangsFromMiddle = hangsFromMiddle
    plainRoutes = arrangement.edgeRoutes(
      growth, style, LevelGap(levels: style.spacing.levels), nodes,
      hangsFromMiddle: hangsFromMiddle)
  }

  /// The ways of the edges from the node at a position to children that views draw.
  func routes(from position: Int, to children: [NodeFrame]) -> any EdgeRouting {
    if hasRoof { return RoofEdges(growth: growth) }
    if let levels { return StemEdges(growth: growth, stem: levels.stem(below: position)) }
    guard let labels else { return plainRoutes }
    let longest = labels.longest(
      toChildrenAt: children.lazy.map(\.position), on: arrangement.axis(growth))
    return arrangement.edgeRoutes(
      growth, style, LevelGap(style, label: longest, form: form), nodes,
      hangsFromMiddle: hangsFromMiddle)
  }
}

extension Subtree {
  /// The gap between the node and its children, which has room for the labels of edges.
  var gap: Double {
    guard plan.lengths == nil else { return 0 }
    if arrangement.isRow, growth == plan.style.growth, let levels = plan.levels {
      return levels.gap(below: position).length
    }
    guard let labels = plan.edgeLabels else { return plan.style.spacing.levels }
    var children: [Int] = []
    plan.nodes.forEachChild(of: position) { children.append(Int($0)) }
    let longest = labels.longest(toChildrenAt: children, on: arrangement.axis(growth))
    let form = plan.style.edgeForm(arrangement, growth)
    return LevelGap(plan.style, label: longest, form: form).length
  }

  /// The least extent across the growth of the node's place, for the label of the edge to it, if
  /// that comes in the direction of growth.
  var roomForEdgeLabel: Double? {
    guard outerArrangement.standsInRows else { return nil }
    guard let labels = plan.edgeLabels else { return nil }
    let form = plan.style.edgeForm(outerArrangement, growth)
    return labels.roomForChild(at: Int(position), on: growth.axis.crossing, form)
  }
}

extension EdgeLabels {
  /// The extent on an axis of the longest label of the edges to some nodes.
  fileprivate func longest(
    toChildrenAt positions: some Sequence<Int>, on axis: Axis
  ) -> Double {
    positions.reduce(0) { max($0, length(at: $1, on: axis)) }
  }
}

extension Arrangement {
  /// The axis on which children are apart from their node.
  func axis(_ growth: Growth) -> Axis {
    self == .mindmap ? .horizontal : growth.axis
  }
}
