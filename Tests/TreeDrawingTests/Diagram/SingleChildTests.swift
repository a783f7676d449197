import Testing

@testable import TreeDrawing

/// Around a single child there may be no row, which must make no difference to any node view.
@Suite struct SingleChildTests {
  private static let proposals = [
    ProposedViewSize.unspecified, ProposedViewSize(width: 200, height: 100),
    ProposedViewSize(width: 200, height: nil), ProposedViewSize(width: 20, height: 10),
  ]

  private static func expectSame<Node: View>(
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ node: @escaping (String) -> Node
  ) {
    let c = Tree("c")
    let chains = [
      Tree("a", children: [Tree("b")]), Tree("a", children: [Tree("b", children: [c])]),
    ]
    for (chain, alignment) in chains.flatMap({ chain in
      ChildAlignment.allCases.filter { $0 != .centred }.map { (chain, $0) }
    }) {
      let style = DiagramStyle(arrangement: .rows, alignment: alignment)
      let described = DescribedDiagram(tree: chain, style: style, node: node) { _ in Text?.none }
      for proposal in proposals {
        let difference = Drawing(of: Diagram(chain, style: style, node: node), proposal: proposal)
          .difference(from: Drawing(of: described, proposal: proposal))
        #expect(
          difference == nil, "\(chain.count) nodes, \(alignment), \(proposal)",
          sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `diagrams of texts with and without guides are as the description says`() {
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
