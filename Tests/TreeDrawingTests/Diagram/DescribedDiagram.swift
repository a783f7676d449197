import TreeDrawing

/// What a diagram is, said with public views and modifiers alone.
///
/// `Diagram` must draw the same items, in less time and memory, where rows grow down, subtrees do
/// not interlock, and all gaps in a row are equal.
struct DescribedDiagram<Value, NodeView: View, EdgeLabel: View>: View {
  let tree: Tree<Value>
  var style = DiagramStyle(arrangement: .rows)
  /// The number of the root; the others follow in preorder.
  var firstID = 0
  /// The view of a node; one that is several is to be put into a `ZStack`.
  @ViewBuilder let node: (Value) -> NodeView
  /// What the edge from the parent says, if anything.
  let edgeLabel: (Value) -> EdgeLabel?

  var body: some View {
    HidingGuides {
      DescribedSubtree(tree: numbered, level: 0, alignsParent: false, diagram: self)
        .coordinateSpace(name: "diagram")
        .preference(key: NodeFrames.self, value: [:])
    }
    .compositingGroup()
  }

  private var numbered: Tree<Numbered<Value>> {
    var next = firstID
    return tree.map { value in
      defer { next += 1 }
      return Numbered(id: next, value: value)
    }
  }
}

/// A node's value with its number.
struct Numbered<Value> {
  let id: Int
  let value: Value
}

/// A node, and all that is below it.
private struct DescribedSubtree<Value, NodeView: View, EdgeLabel: View>: View {
  let tree: Tree<Numbered<Value>>
  let level: Int
  /// Whether the node takes part in aligning its parent.
  let alignsParent: Bool
  let diagram: DescribedDiagram<Value, NodeView, EdgeLabel>

  var body: some View {
    if tree.isLeaf {
      root
    } else {
      VStack(alignment: .nodeCenter(level: level + 1), spacing: edges.gap) {
        root
        HStack(alignment: .top, spacing: diagram.style.spacing.siblings) { children }
      }
      .backgroundPreferenceValue(NodeFrames.self) { edgeViews(between: $0) }
      .transformPreference(NodeFrames.self) { $0 = $0.filter { $0.key == tree.value.id } }
    }
  }

  @ViewBuilder private var root: some View {
    if alignsParent {
      place.alignmentGuide(.nodeCenter(level: level)) { $0[HorizontalAlignment.center] }
    } else {
      place
    }
  }

  /// The node, with room beside it for the label of its edge.
  @ViewBuilder private var place: some View {
    if let label = label(of: tree) {
      VStack(spacing: 0) {
        node
        Color.clear.frame(width: edges.room(for: Drawing(of: label).size), height: 0)
      }
    } else {
      node
    }
  }

  private var node: some View {
    diagram.node(tree.value.value)
      .fixedSize()
      .mark(Mark("node", id: tree.value.id), layer: DrawingLayer("nodes", height: 1))
      .preference(key: NodeFrames.self) { [id = tree.value.id] proxy in
        [id: proxy.frame(in: .named("diagram"))]
      }
  }

  /// The diagrams of the children; one without a view has no place among the others.
  private var children: some View {
    let shown = tree.children.filter(hasView)
    return ForEach(Array(shown.enumerated()), id: \.offset) { index, child in
      DescribedSubtree(
        tree: child, level: level + 1,
        alignsParent: diagram.style.alignment.names(index, of: shown.count), diagram: diagram)
    }
  }
}

extension DescribedSubtree {
  private func hasView(_ child: Tree<Numbered<Value>>) -> Bool {
    let view = VStack(spacing: 1) {
      diagram.node(child.value.value)
      Color.clear.frame(width: 0, height: 0)
    }
    return Drawing(of: view).size.height > 0
  }

  /// What the edge to a child says; above the root of all there is no edge.
  private func label(of child: Tree<Numbered<Value>>) -> EdgeLabel? {
    child.value.id == diagram.firstID ? nil : diagram.edgeLabel(child.value.value)
  }

  /// How the edges below the node are drawn.
  private var edges: DescribedEdges {
    var edges = DescribedEdges(style: diagram.style)
    let labels = tree.children.compactMap(label(of:)).map { Drawing(of: $0).size }
    edges.longestLabel = labels.map(edges.length(of:)).max() ?? 0
    return edges
  }

  /// The lines to the children, and the labels over them.
  private func edgeViews(between frames: [Int: Rect]) -> some View {
    GeometryReader { proxy in
      let origin = proxy.frame(in: .named("diagram")).origin
      let parent = frames[tree.value.id].map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
      let children = tree.children.map {
        frames[$0.value.id].map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
      }
      if let parent, children.contains(where: { $0 != nil }) {
        edges.path(from: parent, to: children.compactMap { $0 }).painted(linePaint)
        let heads = edges.arrowheads(from: parent, to: children.compactMap { $0 })
        if diagram.style.arrows == .end, !heads.isEmpty {
          heads.painted(Paint(fill: diagram.style.edge.stroke))
        }
        ForEach(children.indices, id: \.self) { index in
          if let child = children[index], let label = label(of: tree.children[index]) {
            let size = Drawing(of: label).size
            label.centered(at: edges.labelMiddle(from: parent, to: child, size))
          }
        }
      }
    }
    .layer(DrawingLayer("edges", height: -1))
  }
}

extension DescribedSubtree {
  private var linePaint: Paint {
    var paint = diagram.style.edge
    let width = paint.style.lineWidth
    switch diagram.style.edgeStyle {
    case .solid: break
    case .dashed:
      paint.style.dash = [5 * (width / 1.5), 4 * (width / 1.5)]
      paint.style.lineCap = .butt
    case .dotted:
      paint.style.dash = [0.1 * (width / 1.5), 4 * (width / 1.5)]
      paint.style.lineCap = .round
    }
    return paint
  }
}

/// The frames of nodes by their numbers, in the space `"diagram"`.
private enum NodeFrames: PreferenceKey {
  static var defaultValue: [Int: Rect] { [:] }

  static func reduce(value: inout [Int: Rect], nextValue: () -> [Int: Rect]) {
    value.merge(nextValue()) { $1 }
  }
}

extension View {
  /// The view with its middle at a point of the view around.
  fileprivate func centered(at middle: Point) -> some View {
    let size = Drawing(of: self).size
    return offset(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
  }
}

extension ChildAlignment {
  /// Whether a child is one of those that its parent stands over.
  fileprivate func names(_ index: Int, of count: Int) -> Bool {
    let (last, middle) = (count - 1, Double(count - 1) / 2)
    return switch self {
    case .outer: [0, last].contains(index)
    case .middle: abs(Double(index) - middle) < 1
    case .mean: true
    case .first: index == 0
    case .last: index == last
    case .box, .centred: false
    }
  }
}

extension HorizontalAlignment {
  /// Where the nodes of a level want the node over them to stand.
  fileprivate static func nodeCenter(level: Int) -> HorizontalAlignment {
    HorizontalAlignment(NodeCenter.self, level: level)
  }

  private enum NodeCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[HorizontalAlignment.center]
    }
  }
}

/// A view whose alignment guides nobody sees.
private struct HidingGuides: TreeDrawing.Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> Double? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> Double? { nil }
}
