/// How the children stand that some edges lead to.
struct EdgeKind {
  let style: DiagramStyle
  let nodes: NodeTable
  let arrangement: Arrangement
  /// The direction in which they grow.
  let growth: GrowthDirection
  /// Whether stems begin in the middle of nodes.
  var hangsFromMiddle = false
  /// Whether the children are words under a roof.
  var hasRoof = false
}

extension EdgeKind {
  /// The form of the edges, which may have labels.
  fileprivate func form(hasLabels: Bool) -> EdgeForm {
    if hasRoof { return .straight }
    // Lines of text are too near each other for labels on anything but the last piece of elbows.
    return hasLabels && arrangement.isOfLines ? .elbow : style.edgeForm(arrangement, growth)
  }

  /// The ways of the edges, with a gap between a node and its children.
  fileprivate func routes(_ gap: LevelGap) -> any EdgeRouting {
    hasRoof ? RoofEdges(growth: growth) : arrangement.definition.edgeRoutes(self, gap)
  }
}

extension DiagramStyle {
  /// The form of edges to children that stand in a way.
  func edgeForm(_ arrangement: Arrangement, _ growth: GrowthDirection) -> EdgeForm {
    let isTwoSided = self.arrangement.has(.twoSided) || growth != self.growth
    return edgeForm ?? arrangement.definition.usualEdgeForm(isTwoSided: isTwoSided)
  }
}

/// How the edges to children that stand in one way are drawn.
struct EdgePlan {
  let paint: Paint
  let arrows: Arrows
  let form: EdgeForm
  let labels: EdgeLabels?
  /// How edges are painted that have a paint of their own, if any may have one.
  let paints: EdgePaints?
  private let kind: EdgeKind
  private let levels: Levels?
  /// The ways of edges without labels.
  private let plainRoutes: any EdgeRouting

  /// Makes a plan.
  init(_ kind: EdgeKind, _ labels: EdgeLabels?, _ levels: Levels?, _ paints: EdgePaints?) {
    let style = kind.style
    self.kind = kind
    self.labels = labels
    self.paints = paints
    self.levels = kind.arrangement.has(.rows) && kind.growth == style.growth ? levels : nil
    paint = style.edgeStyle.paint(like: style.edge)
    arrows = kind.hasRoof ? .none : style.arrows
    form = kind.form(hasLabels: labels != nil)
    plainRoutes = kind.routes(LevelGap(levels: style.spacing.levels))
  }

  /// The ways of the edges from the node at a position to children that views draw.
  func routes(from position: Int, to children: [NodeFrame]) -> any EdgeRouting {
    guard !kind.hasRoof else { return plainRoutes }
    if let levels {
      return StemEdges(growth: kind.growth, stem: levels.stem(below: position))
    }
    guard let labels else { return plainRoutes }
    let longest = labels.longest(
      toChildrenAt: children.lazy.map(\.position), on: kind.arrangement.axis(kind.growth))
    return kind.routes(LevelGap(kind.style, label: longest, form: form))
  }
}

extension Subtree {
  /// The gap between the node and its children, which has room for the labels of edges.
  var gap: Double {
    guard plan.lengths == nil else { return 0 }
    if arrangement.has(.rows), growth == plan.style.growth, let levels = plan.levels {
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
  @inline(__always)
  var roomForEdgeLabel: Double? {
    guard let labels = plan.edgeLabels else { return nil }
    guard outerArrangement.standsInRows else { return nil }
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
