/// What draws the edges from nodes to children, for all ways in which children stand.
struct EdgeTable {
  /// How children of most nodes stand, and of the others.
  private let main: Entry
  private let others: [Entry]
  /// Those of words under roofs, if there are any.
  private let roofs: [(growth: GrowthDirection, edges: RegisteredEdges)]

  private struct Entry {
    let arrangement: Arrangement
    let growth: GrowthDirection
    let edges: EdgeChoice
  }

  /// Registers what is needed.
  ///
  /// - Parameters:
  ///   - style: the diagram's style.
  ///   - nodes: the nodes, which may wish to stand otherwise.
  ///   - hangsFromMiddles: whether children may hang from the middles of nodes.
  ///   - register: registers what draws the edges to children that stand in a way.
  init(
    _ style: DiagramStyle, _ nodes: NodeTable, hangsFromMiddles: Bool,
    _ register: (EdgeKind) -> RegisteredEdges
  ) {
    func entry(_ arrangement: Arrangement, _ growth: GrowthDirection) -> Entry {
      let kind = EdgeKind(style: style, nodes: nodes, arrangement: arrangement, growth: growth)
      let edges = EdgeChoice(kind, hangsFromMiddles: hangsFromMiddles, register)
      return Entry(arrangement: arrangement, growth: growth, edges: edges)
    }
    main = entry(style.arrangement, style.growth)
    let growths = nodes.directions(style)
    others = nodes.arrangements(style).flatMap { arrangement in
      growths.map { entry(arrangement, $0) }
    }
    roofs = (nodes.hasRoofs ? growths : []).map { growth in
      let kind = EdgeKind(
        style: style, nodes: nodes, arrangement: .rows, growth: growth, hasRoof: true)
      return (growth, register(kind))
    }
  }

  /// What draws roofs over words.
  func roof(_ growth: GrowthDirection) -> RegisteredEdges {
    (roofs.first { $0.growth == growth } ?? (growth, main.edges.usual)).edges
  }

  /// What draws the edges to children that stand in a way.
  subscript(arrangement: Arrangement, growth: GrowthDirection) -> EdgeChoice {
    @inline(__always) get {
      if main.arrangement == arrangement, main.growth == growth { return main.edges }
      return find(arrangement, growth)
    }
  }

  private func find(_ arrangement: Arrangement, _ growth: GrowthDirection) -> EdgeChoice {
    (others.first { $0.arrangement == arrangement && $0.growth == growth } ?? main).edges
  }
}

/// What draws the edges to children that stand in a way.
struct EdgeChoice {
  let usual: RegisteredEdges
  /// With stems that begin in the middle of nodes.
  let fromMiddle: RegisteredEdges

  fileprivate init(
    _ kind: EdgeKind, hangsFromMiddles: Bool, _ register: (EdgeKind) -> RegisteredEdges
  ) {
    var kind = kind
    kind.hangsFromMiddle = kind.style.hangsOnBothSides && kind.arrangement.uses(.sides)
    usual = register(kind)
    kind.hangsFromMiddle = true
    fromMiddle = hangsFromMiddles && kind.arrangement.has(.indented) ? register(kind) : usual
  }
}

/// What draws the edges of a subtree's root.
struct RegisteredEdges {
  let lines: RegisteredOutlines
  let arrowheads: RegisteredOutlines?
  let labels: RegisteredBackground?

  init(_ plan: EdgePlan, in lowering: inout ViewLowering) {
    lines = Edges.registeredLines(plan, in: &lowering)
    arrowheads = Edges.registeredArrowheads(plan, in: &lowering)
    labels = Edges.registeredLabels(plan, in: &lowering)
  }
}

/// A subtree with the edges of its root behind it.
///
/// It is lowered in a function of its own, since the compiler cannot optimise all that in one, and
/// without modifiers, which would copy it. It is lowered in one place, where its code is
/// written out.
struct WithEdges<Content: View>: View {
  let content: Content
  let edges: RegisteredEdges
  let tag: Int32

  @inline(never)
  func _lower(into lowering: inout ViewLowering) {
    let lines = lowering.begin(edges.lines, tag: tag)
    let arrowheads = edges.arrowheads.map { lowering.begin($0, tag: tag) }
    let labels = edges.labels.map { lowering.begin($0, tag: tag) }
    content._lower(into: &lowering)
    if let labels { lowering.endBackground(labels) }
    if let arrowheads { lowering.end(arrowheads) }
    lowering.end(lines)
  }
}
