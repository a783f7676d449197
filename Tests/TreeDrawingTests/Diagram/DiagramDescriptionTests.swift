import Testing

@testable import TreeDrawing

/// `Diagram` against its description by public modifiers: every item of the drawings is compared.
@Suite struct DiagramDescriptionTests {
  /// All but the one that moves subtrees to whole points.
  private static let alignments = ChildAlignment.allCases.filter { $0 != .centred }

  static let samples = alignments.flatMap { alignment in
    Effort.seeds(120, debug: 4).map { Sample(seed: $0, alignment: alignment) }
  }

  /// A random tree, how to draw it, and sizes of its nodes.
  struct Sample: CustomTestStringConvertible {
    let seed: UInt64
    let tree: Tree<Int>
    private(set) var style: DiagramStyle
    let firstID: Int
    private let sizes: [Size]

    init(seed: UInt64, alignment: ChildAlignment) {
      var random = SplitMix64(seed: seed)
      self.seed = seed
      let count = Int.random(in: 1...24, using: &random)
      tree = seed % 4 == 0 ? .chain(count: count) : .random(count: count, using: &random)
      style = DiagramStyle(
        arrangement: .rows, alignment: alignment,
        spacing: DiagramSpacing(
          siblings: [0, 8, 20, 33.3, 5.5].randomElement(using: &random) ?? 0,
          levels: [0, 28, 41.7].randomElement(using: &random) ?? 0),
        edgeForm: ([nil] + EdgeForm.allCases).randomElement(using: &random) ?? nil,
        edge: Paint(stroke: .red, style: StrokeStyle(lineWidth: Double(seed + 1))))
      style.spacing.cousins = style.spacing.siblings
      style.edgeStyle = EdgeStyle.allCases.randomElement(using: &random) ?? .solid
      style.arrows = Arrows.allCases.randomElement(using: &random) ?? .none
      firstID = Int.random(in: 0...9, using: &random)
      sizes = (0..<count).map { _ in
        Size(
          width: .random(in: 0...120, using: &random), height: .random(in: 0...50, using: &random))
      }
    }

    func size(of node: Int) -> Size { sizes[node] }

    var testDescription: String { "seed \(seed), \(style.alignment)" }
  }

  /// Draws a tree both ways, offering different sizes.
  private static func expectSame<NodeView: View>(
    _ sample: Sample, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ node: @escaping (Int) -> NodeView
  ) {
    let diagram = Diagram(sample.tree, style: sample.style, firstID: sample.firstID, node: node)
    let described = DescribedDiagram(
      tree: sample.tree, style: sample.style, firstID: sample.firstID, node: node,
      edgeLabel: { _ in Text?.none })
    expectSame(diagram, described, "\(sample)", sourceLocation: sourceLocation)
  }

  /// Draws a tree with labels on edges both ways, offering different sizes.
  private static func expectSame<NodeView: View, EdgeLabel: View>(
    _ sample: Sample, sourceLocation: SourceLocation = #_sourceLocation,
    edgeLabel: @escaping (Int) -> EdgeLabel?,
    @ViewBuilder _ node: @escaping (Int) -> NodeView
  ) {
    let diagram = Diagram(
      sample.tree, style: sample.style, firstID: sample.firstID, node: node, edgeLabel: edgeLabel)
    let described = DescribedDiagram(
      tree: sample.tree, style: sample.style, firstID: sample.firstID, node: node,
      edgeLabel: edgeLabel)
    expectSame(diagram, described, "\(sample)", sourceLocation: sourceLocation)
  }

  private static func expectSame(
    _ view: some View, _ described: some View, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for proposal in [.unspecified, ProposedViewSize(width: 300, height: 200)] {
      let difference = Drawing(of: view, proposal: proposal)
        .difference(from: Drawing(of: described, proposal: proposal))
      #expect(difference == nil, comment, sourceLocation: sourceLocation)
    }
  }

  private static func leaves(of tree: Tree<Int>) -> Set<Int> {
    tree.isLeaf ? [tree.value] : tree.children.reduce([]) { $0.union(leaves(of: $1)) }
  }

  private static func label(_ node: Int) -> String { String(repeating: "w", count: node % 7) }

  /// A label for the edges to all nodes but every so many.
  private static func edgeLabel(exceptEvery step: Int) -> (Int) -> SmallLabel? {
    { $0 % step == 0 ? nil : SmallLabel(text: label($0), padding: Double($0)) }
  }

  private struct SmallLabel: View {
    let text: String
    let padding: Double

    var body: some View {
      Text(text).font(.system(size: 9)).padding(padding).background(.green)
    }
  }

  @Test(arguments: samples) func `nodes that are texts`(_ sample: Sample) {
    Self.expectSame(sample) { Text(Self.label($0)) }
  }

  @Test(arguments: samples) func `diagrams of nodes of fixed sizes are as the description says`(
    _ sample: Sample
  ) {
    Self.expectSame(sample) { node in
      let size = sample.size(of: node)
      Color.black.frame(width: size.width, height: size.height)
    }
  }

  @Test(arguments: samples) func `nodes that share out what there is`(_ sample: Sample) {
    Self.expectSame(sample) { node in
      let size = sample.size(of: node)
      Color.black.frame(minWidth: size.width / 2, maxWidth: size.width, minHeight: size.height)
        .layoutPriority(node % 5 == 0 ? 1 : 0)
    }
  }

  @Test(arguments: samples)
  func `diagrams with and without labels of edges are as the description says`(_ sample: Sample) {
    Self.expectSame(sample, edgeLabel: Self.edgeLabel(exceptEvery: 3)) { Text(Self.label($0)) }
  }

  @Test(arguments: samples)
  func `diagrams of flexible nodes below labelled edges are as the description says`(
    _ sample: Sample
  ) {
    Self.expectSame(sample, edgeLabel: Self.edgeLabel(exceptEvery: 2)) { node in
      Color.black.frame(minWidth: 3, minHeight: sample.size(of: node).height)
    }
  }

  @Test(arguments: samples) func `leaves without views, nodes of several`(_ sample: Sample) {
    let leaves = Self.leaves(of: sample.tree)
    Self.expectSame(sample) { if $0 % 3 != 0 || !leaves.contains($0) { Text(Self.label($0)) } }
    let several = Diagram(sample.tree, style: sample.style) { node in
      Text("\(node)")
      Circle().frame(width: sample.size(of: node).width)
    }
    let described = DescribedDiagram(tree: sample.tree, style: sample.style) { node in
      ZStack {
        Text("\(node)")
        Circle().frame(width: sample.size(of: node).width)
      }
    } edgeLabel: { _ in
      Text?.none
    }
    Self.expectSame(several, described, "\(sample)")
  }

  @Test(arguments: samples) func `diagrams of nodes with guides are as the description says`(
    _ sample: Sample
  ) {
    Self.expectSame(sample) { node in
      Text(Self.label(node)).alignmentGuide(HorizontalAlignment.center) { _ in Double(node) }
    }
  }

  @Test(arguments: samples)
  func `diagrams in nodes, and beside each other, are as the description says`(_ sample: Sample) {
    let inner = Tree("a", children: [Tree("b"), Tree("c", children: [Tree("d")])])
    func innerDescribed() -> some View {
      DescribedDiagram(tree: inner, style: sample.style) {
        Text($0)
      } edgeLabel: { _ in
        Text?.none
      }
    }
    let view = HStack {
      Diagram(sample.tree, style: sample.style) { _ in
        Diagram(inner, style: sample.style) { Text($0) }
      }
      Diagram(inner, style: sample.style) { Text($0) }
    }
    let described = HStack {
      DescribedDiagram(tree: sample.tree, style: sample.style) { _ in
        innerDescribed()
      } edgeLabel: { _ in
        Text?.none
      }
      innerDescribed()
    }
    Self.expectSame(view, described, "\(sample)")
  }

  @Test(arguments: [40, 60, 100, 300])
  func `diagrams deep inside other views are as the description says`(depth: Int) {
    let sample = Sample(seed: 7, alignment: .outer)
    var style = DiagramStyle(arrangement: .rows, alignment: .outer)
    style.spacing.cousins = style.spacing.siblings
    func nested(_ diagram: some View) -> some View {
      (0..<depth).reduce(AnyView(diagram)) { view, level in
        AnyView(VStack { level % 3 == 0 ? AnyView(view.padding(1)) : view })
      }
    }
    Self.expectSame(
      nested(
        Diagram(
          sample.tree, style: style, node: { Text(Self.label($0)) },
          edgeLabel: { Text(Self.label($0)) })),
      nested(
        DescribedDiagram(
          tree: sample.tree, style: style, node: { Text(Self.label($0)) },
          edgeLabel: { Text(Self.label($0)) })),
      "\(sample), \(depth) deep")
  }

  private static func diagram(
    _ style: DiagramStyle = DiagramStyle(arrangement: .rows), firstID: Int = 0, label: String = "x"
  ) -> some View {
    let tree = Tree(0, children: [Tree(1), Tree(2), Tree(3, children: [Tree(4)])])
    return Diagram(tree, style: style, firstID: firstID) {
      Text(Self.label($0))
    } edgeLabel: { _ in
      Text(label)
    }
  }

  @Test func `any difference is noticed`() {
    let others = [
      Self.diagram(DiagramStyle(arrangement: .rows, alignment: .mean)),
      Self.diagram(DiagramStyle(arrangement: .rows, spacing: DiagramSpacing(siblings: 21))),
      Self.diagram(
        DiagramStyle(arrangement: .rows, spacing: DiagramSpacing(siblings: 20, levels: 29))),
      Self.diagram(DiagramStyle(arrangement: .rows, edge: Paint(stroke: .red))),
      Self.diagram(firstID: 1),
      Self.diagram(label: "y"),
    ]
    let drawing = Drawing(of: Self.diagram())
    #expect(others.allSatisfy { drawing.difference(from: Drawing(of: $0)) != nil })
    #expect(drawing.difference(from: Drawing(of: Self.diagram())) == nil)
  }
}
