/// The lines from a node to its children, behind the diagram that they all stand in, and the labels
/// on them, which are painted later, so that no line crosses a label.
struct Edges {
  private var family: FamilyLines
  private let routes: any EdgeRouting

  /// Finds what edges there are between a node and its children.
  ///
  /// - Parameters:
  ///   - root: the node's frame.
  ///   - frames: that and the frames of the children, in any order.
  ///   - view: the view that the edges are drawn in.
  ///   - space: the space that frames are relative to.
  ///   - plan: how they are drawn.
  private init(
    from root: NodeFrame, in frames: FrameList, of view: GeometryProxy, space: SpaceID,
    _ plan: EdgePlan
  ) {
    let origin = view.frame(inSpace: space).origin
    let children = frames.frames(exceptAt: root.position)
    routes = plan.routes(from: root.position, to: children)
    family = FamilyLines(
      root: root.rect.relative(to: origin), children: children, origin: origin, form: plan.form,
      hasArrowheads: plan.arrows == .end)
  }
}

extension Edges {
  /// Makes lines of a subtree's frames, and hides all but its root's from the diagrams around.
  ///
  /// Without that each would see all nodes below, and drawing would cost nodes times depth.
  static func registeredLines(
    _ plan: EdgePlan, in lowering: inout ViewLowering
  ) -> RegisteredOutlines {
    let space = lowering.cursor.space
    let paints = plan.paints
    return RegisteredOutlines(NodeFrames.self, plan.paint, layer: .edges, in: &lowering) {
      frames, proxy, position, outlines in
      guard let root = frames.frame(at: Int(position)) else {
        frames = FrameList()
        return
      }
      let edges = Edges(from: root, in: frames, of: proxy, space: space, plan)
      if let paints {
        edges.append(to: &outlines, in: paints)
      } else {
        edges.routes.append(edges.family, to: &outlines)
      }
      frames = FrameList(root)
    }
  }

  /// Makes arrowheads at the ends of edges in a subtree, if there are to be some.
  static func registeredArrowheads(
    _ plan: EdgePlan, in lowering: inout ViewLowering
  ) -> RegisteredOutlines? {
    guard plan.arrows == .end else { return nil }
    let space = lowering.cursor.space
    let paint = Paint(fill: plan.paint.stroke)
    return RegisteredOutlines(NodeFrames.self, paint, layer: .edges, in: &lowering) {
      frames, proxy, position, outlines in
      guard let root = frames.frame(at: Int(position)) else { return }
      let edges = Edges(from: root, in: frames, of: proxy, space: space, plan)
      if let paints = plan.paints {
        edges.appendArrowheads(to: &outlines, in: paints)
      } else {
        edges.appendArrowheads(to: &outlines)
      }
    }
  }

  /// Makes views of the labels of edges in a subtree, if there are any.
  static func registeredLabels(
    _ plan: EdgePlan, in lowering: inout ViewLowering
  ) -> RegisteredBackground? {
    guard let labels = plan.labels else { return nil }
    let space = lowering.cursor.space
    return RegisteredBackground(NodeFrames.self, in: &lowering) { frames, position in
      GeometryReader { proxy in
        if let root = frames.frame(at: Int(position)) {
          Edges(from: root, in: frames, of: proxy, space: space, plan).views(of: labels)
        }
      }
      .layer(.edges)
    }
  }

  /// Adds the lines, as one outline for each paint.
  @inline(never)
  private func append(to outlines: inout OutlineTable, in paints: EdgePaints) {
    for (group, paint) in groups(by: paints) {
      if let paint { outlines.setPaint(paint.line) }
      group.routes.append(group.family, to: &outlines)
    }
  }

  /// Adds arrowheads, as one outline for each paint.
  @inline(never)
  private func appendArrowheads(to outlines: inout OutlineTable, in paints: EdgePaints) {
    for (group, paint) in groups(by: paints) {
      if let paint { outlines.setPaint(paint.arrowhead) }
      group.appendArrowheads(to: &outlines)
    }
  }

  private func appendArrowheads(to outlines: inout OutlineTable) {
    let path = arrowheads
    if !path.isEmpty { outlines.append(path) }
  }

  /// The edges in groups by their paints; nil is the usual one.
  ///
  /// A figure for several children is painted as usual unless all of them have other paints.
  private func groups(by paints: EdgePaints) -> [(edges: Edges, paint: EdgePaints.Entry?)] {
    paints.groups(of: family.children).map { paint, children in
      var group = self
      if paint != nil || !routes.isOneFigure { group.family.children = children }
      return (group, paint)
    }
  }

  private var arrowheads: Path {
    Path { path in
      for child in joined { Arrowhead(on: route(to: child), family.form).add(to: &path) }
    }
  }

  private func views(of labels: EdgeLabels) -> some View {
    ForEach(each: joined) { child in
      let size = labels.size(at: child.position)
      labels.label(
        at: child.position,
        centeredAt: family.form.geometry.labelMiddle(on: route(to: child), size))
    }
  }

  /// The children that edges are drawn to.
  private var joined: [NodeFrame] { routes.joined(family.children) }

  private func route(to child: NodeFrame) -> EdgeRoute {
    routes.route(from: family.root, to: child.rect.relative(to: family.origin))
  }
}

extension Rect {
  /// The rectangle seen from another origin.
  @inline(__always)
  func relative(to origin: Point) -> Rect {
    Rect(origin: self.origin - origin, size: size)
  }
}

extension DrawingLayer {
  /// Where diagrams paint edges, under everything else.
  public static let edges = DrawingLayer("edges", height: -1)
  /// Where diagrams paint nodes, over everything else.
  public static let nodes = DrawingLayer("nodes", height: 1)
}
