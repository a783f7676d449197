import Testing

@testable import TreeDrawing

/// Nodes without a label are dots of 8 points.
@Suite struct EmptyLabelTests {
  /// A node without a label between others, and a leaf without one.
  private static let root = Tree(
    Node(label: "root"),
    children: [
      Tree(Node(label: ""), children: [Tree(Node(label: "a"))]), Tree(Node(label: "b")),
      Tree(Node(label: "")),
    ])

  private func drawn(_ arrangement: Arrangement) -> DrawnTree {
    DrawnTree(
      TreePicture(of: [Self.root], PictureOptions(style: DiagramStyle(arrangement: arrangement)))
        .drawing)
  }

  @Test(arguments: [Arrangement.rows, .tidy, .hang, .columns, .mindmap])
  func `a node without a label is a dot`(_ arrangement: Arrangement) throws {
    let drawn = drawn(arrangement)
    for id in [1, 4] {
      let node = try #require(drawn.nodes[id])
      #expect(node.frame.right - node.frame.left == 8)
      #expect(node.frame.bottom - node.frame.top == 8)
      #expect(node.texts.isEmpty)
      #expect(node.outlines.count == 1)
    }
  }

  @Test(arguments: [Arrangement.rows, .tidy, .hang, .columns, .grid, .list, .mindmap])
  func `an icon alone is not drawn over a dot`(_ arrangement: Arrangement) throws {
    let outline = Array("root\n  a\n  {icon=★}\n".utf8)
    let roots = try forest(outline, ReadingOptions(format: .outline)).roots
    #expect(roots[0].children[1].value.label.isEmpty)
    let style = DiagramStyle(arrangement: arrangement)
    let drawn = DrawnTree(TreePicture(of: roots, PictureOptions(style: style)).drawing)
    let node = try #require(drawn.nodes[2])
    // In a list it stands in place of the dot, and may be wider.
    guard arrangement != .list else {
      #expect(node.outlines.isEmpty)
      return
    }
    #expect(node.outlines.count == 1)
    for text in node.texts { #expect(node.frame.excess(of: text) <= 0.5) }
  }

  @Test(arguments: [Arrangement.rows, .tidy, .hang, .columns, .mindmap])
  func `edges end at the dots of nodes without labels`(_ arrangement: Arrangement) throws {
    let drawn = drawn(arrangement)
    for id in [1, 4] {
      let node = try #require(drawn.nodes[id])
      let ends = drawn.edges.flatMap(\.lines).compactMap(\.last)
      #expect(ends.contains { node.distance(to: $0) <= TreeJudge.tolerance })
    }
    let dot = try #require(drawn.nodes[1])
    let starts = drawn.edges.flatMap(\.lines).compactMap(\.first)
    #expect(starts.contains { dot.distance(to: $0) <= TreeJudge.tolerance })
  }

  @Test(arguments: [(Arrangement.list, 22.0), (.grid, 18)])
  func `in lines of text it is the line's dot alone`(
    _ arrangement: Arrangement, _ height: Double
  ) throws {
    let node = try #require(drawn(arrangement).nodes[4])
    #expect(node.frame.right - node.frame.left == 6)
    #expect(node.frame.bottom - node.frame.top == height)
    #expect(node.texts.isEmpty)
    #expect(node.outlines.count == 1)
  }

  @Test func `a node that names its shape, or has a note, is no dot`() throws {
    var shaped = Attributes()
    try shaped.set(.shape, to: "rect")
    var noted = Attributes()
    try noted.set(.note, to: "n")
    for attributes in [shaped, noted] {
      let node = Node(label: "", attributes: NodeAttributes(attributes))
      let drawn = DrawnTree(TreePicture(of: [Tree(node)]).drawing)
      #expect((drawn.nodes[0]?.frame.bottom ?? 0) - (drawn.nodes[0]?.frame.top ?? 0) >= 34)
    }
  }
}
