import Testing

@testable import TreeDrawing

@Suite struct SlotPictureTests {
  private func picture(_ outline: String) throws -> TreePicture {
    TreePicture(of: try forest(Array(outline.utf8)).roots)
  }

  @Test func `slots are no nodes in descriptions`() throws {
    let svg = try picture("a\n  {}\n  b\n    c\n    {}").svg
    #expect(
      svg.contains("<desc>A tree diagram of 3 nodes on 3 levels. a has 1 child: b (1).</desc>"))
  }

  @Test func `slots have no frames, but numbers`() throws {
    let frames = String(decoding: try picture("a\n  {}\n  b").frames, as: UTF8.self)
    let nodes = frames.split(separator: "\n").filter { $0.contains("label") }
    #expect(
      nodes.map { $0.prefix { $0 != "f" } } == [
        #"{"id":0,"parent":null,"depth":0,"label":"a",""#,
        #"{"id":2,"parent":0,"depth":1,"label":"b",""#,
      ])
  }

  @Test func `frames have the lengths of branches`() throws {
    let frames = String(decoding: try picture("a\n  b {length=0.25 note=c}").frames, as: UTF8.self)
    #expect(frames.contains(#","length":0.25,"attributes":{"note":"c"}}"#))
  }
}

extension SlotPictureTests {
  @Test(arguments: [Arrangement.rows, .tidy], [GrowthDirection.down, .up, .right, .left])
  func `an only left child stands left of its parent, and a right one right`(
    _ arrangement: Arrangement, _ growth: GrowthDirection
  ) throws {
    let roots = try forest(Array("50\n  30\n    20\n    {}\n  70\n    {}\n    80".utf8)).roots
    let picture = TreePicture(
      of: roots, PictureOptions(style: DiagramStyle(growth: growth, arrangement: arrangement)))
    let drawn = DrawnTree(picture.drawing)
    let middle = { (id: Int) in drawn.nodes[id]?.frame.middle[growth.axis.crossing] ?? .nan }
    // Nodes in preorder; 3 and 5 are slots.
    #expect(middle(2) < middle(1))
    #expect(middle(6) > middle(4))
    #expect(drawn.nodes[3] == nil && drawn.nodes[5] == nil)
    #expect(drawn.edges.flatMap(\.lines).count == 4)
  }
}
