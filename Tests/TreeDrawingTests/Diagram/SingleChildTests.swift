import Testing

@testable import TreeDrawing

/// Around a single child there may be no row, which must make no difference, whatever the node views are.
@Suite struct SingleChildTests {
  private static let proposals = [
    ProposedViewSize.unspecified, ProposedViewSize(width: 200, height: 100),
    ProposedViewSize(width: 200, height: nil), ProposedViewSize(width: 20, height: 10),
  ]

  /// The diagram of a chain as `Subtree` describes it, with a row around each child.
  private static func reference<Node: View>(
    _ labels: ArraySlice<String>, level: Int = 0, _ style: DiagramStyle,
    _ node: @escaping (String) -> Node
  ) -> AnyView {
    guard let label = labels.first else { return AnyView(EmptyView()) }
    let isPulling = level > 0 && style.alignment != .box
    let guide = HorizontalAlignment.nodeCenter(level: level)
    let root =
      isPulling
      ? AnyView(node(label).alignmentGuide(guide) { $0[HorizontalAlignment.center] })
      : AnyView(node(label))
    guard labels.count > 1 else { return root }
    return AnyView(
      VStack(alignment: .nodeCenter(level: level + 1), spacing: style.verticalSpacing) {
        root
        HStack(alignment: .top, spacing: style.horizontalSpacing) {
          reference(labels.dropFirst(), level: level + 1, style, node)
        }
      })
  }

  /// Where everything is but the edges.
  private static func places(_ drawing: Drawing) -> [String] {
    let items = drawing.layers.filter { $0.name != .edges }.flatMap { Array($0.items) }
    return ["\(drawing.size)"]
      + items.compactMap { item in
        switch item {
        case .text(let text, at: let point, _, _, _, halo: _, _): "\(text) at \(point)"
        case .shape(let path, _): "\(path.form)"
        default: nil
        }
      }
  }

  private static func expectSame<Node: View>(
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ node: @escaping (String) -> Node
  ) {
    let chains = [["a", "b"], ["a", "b", "c"]]
    for (chain, alignment) in chains.flatMap({ chain in
      ChildAlignment.allCases.map { (chain, $0) }
    }) {
      let tree = chain.dropLast().reversed().reduce(Tree(chain[chain.count - 1])) {
        Tree($1, children: [$0])
      }
      let style = DiagramStyle(alignment: alignment)
      for proposal in proposals {
        let found = Drawing(of: Diagram(tree, style: style, node: node), proposal: proposal)
        let expected = Drawing(of: reference(chain[...], style, node), proposal: proposal)
        #expect(
          places(found) == places(expected), "\(chain) \(alignment) \(proposal)",
          sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `texts with and without guides`() {
    Self.expectSame { Text($0) }
    Self.expectSame { Text($0).alignmentGuide(HorizontalAlignment.center) { _ in 0 } }
    Self.expectSame { Text($0).alignmentGuide(.leading) { _ in 5 } }
  }

  @Test func `node views that are nothing`() {
    Self.expectSame { if $0 == "a" { Text($0) } }
    Self.expectSame { if $0 == "b" { Text($0) } }
    Self.expectSame { if $0 != "a" { Text($0) } }
  }

  @Test func `node views that share out what there is`() {
    Self.expectSame { _ in Color.red }
    Self.expectSame { _ in Color.red.layoutPriority(1) }
    Self.expectSame { Color.red.layoutPriority($0 == "b" ? 1 : 0) }
    Self.expectSame { Color.red.layoutPriority($0 == "c" ? 1 : 0) }
    Self.expectSame { _ in Color.red.frame(minWidth: 10, maxWidth: 50, minHeight: 10, maxHeight: 40)
    }
    Self.expectSame { _ in GeometryReader { proxy in Text("\(proxy.size.height)") } }
  }
}
