import Testing

@testable import TreeDrawing

@Suite struct CompositingTests {
  private let above = DrawingLayer("above", height: 1)
  private let below = DrawingLayer("below", height: -1)

  private func layers(_ view: some View) -> [String] {
    Drawing(of: view).layers.map { "\($0.name.name.text) \($0.items.count)" }
  }

  @Test func `layers of a group lie between what is behind and in front of it`() {
    let group = ZStack {
      Color.red.layer(above)
      Color.red
      Color.red.layer(below)
    }.compositingGroup()
    #expect(
      layers(group.background(.white).overlay(.blue))
        == ["content 1", "below 1", "content 1", "above 1", "content 1"])
  }

  @Test func `a group in a group is painted with it`() {
    let inner = ZStack {
      Color.red.layer(below)
      Color.red
    }.compositingGroup()
    #expect(
      layers(
        ZStack {
          Color.white
          inner
        }.compositingGroup()) == ["below 1", "content 2"])
  }

  @Test func `a group in a layer, in a mark or in a faded view stays in one piece`() {
    let group = Color.red.layer(below).compositingGroup()
    #expect(layers(group.layer(above)) == ["below 1"])
    #expect(layers(group.numbered(0)) == ["content 3"])
    #expect(
      layers(
        ZStack {
          group
          group
        }.opacity(0.5)) == ["content 4"])
  }

  @Test func `a ground behind a diagram lies under its edges`() {
    let tree = Tree("a", children: [Tree("b"), Tree("c")])
    let diagram = Diagram(tree) { Text($0) }
    #expect(layers(diagram.background(.white)) == ["content 1", "edges 1", "nodes 9"])
    #expect(layers(diagram.overlay(.white)) == ["edges 1", "nodes 9", "content 1"])
  }

  @Test func `diagrams side by side may each have a ground`() {
    let diagram = Diagram(Tree("a", children: [Tree("b")])) { Text($0) }.background(.white)
    #expect(
      layers(
        HStack {
          diagram
          diagram
        })
        == ["content 1", "edges 1", "nodes 6", "content 1", "edges 1", "nodes 6"])
  }
}
