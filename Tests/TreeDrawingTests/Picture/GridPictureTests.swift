import Testing

@testable import TreeDrawing
@testable import TreeReading

/// Which leaves in a grid are boxes.
@Suite struct GridPictureTests {
  private static func picture(_ text: String, maxDepth: Int? = nil) throws -> TreePicture {
    let roots = try Selection(maxDepth: maxDepth).applied(to: forest(Array(text.utf8)).roots)
    return TreePicture(of: roots, PictureOptions(style: DiagramStyle(arrangement: .grid)))
  }

  @Test(arguments: [
    "fill=gold", "stroke=red", "color=red", "shape=none", "shape=ellipse", "edge=e", "note=n",
    "icon=★", "class=done", "link=a",
  ]) func `a leaf that says how it looks is a box`(_ attribute: String) throws {
    let picture = try Self.picture("a\n  b\n  c {\(attribute)}\n  d\n")
    let drawn = DrawnTree(picture.drawing)
    let box = try #require(drawn.nodes[2]).frame
    #expect(box.bottom - box.top >= 18)
    let ends = drawn.edges.flatMap(\.lines).compactMap(\.last)
    #expect(ends.contains { abs($0.y - box.middle.y) < 0.6 })
    #expect(picture.unseenAttributes.isEmpty)
  }

  @Test(arguments: [
    "id=i", "href=\"https://example.com\"", "tooltip=t", "class=mine", "weight=bold", "columns=2",
    "layout=rows", "length=2",
  ]) func `a leaf that says something else is a text`(_ attribute: String) throws {
    let drawn = DrawnTree(try Self.picture("a\n  b\n  c {\(attribute)}\n  d\n").drawing)
    let frames = try [1, 2, 3].map { try #require(drawn.nodes[$0]).frame }
    #expect(frames.map { $0.bottom - $0.top } == [18, 18, 18])
    #expect(drawn.edges.flatMap(\.lines).count == 1)
  }

  @Test func `what stands for nodes that are left out stands alone`() throws {
    let picture = try Self.picture("a\n  b\n    c\n    d\n  e\n", maxDepth: 1)
    let drawn = DrawnTree(picture.drawing)
    let mark = try #require(drawn.nodes[2]).frame
    let ends = drawn.edges.flatMap(\.lines).compactMap(\.last)
    #expect(ends.contains { abs($0.y - mark.middle.y) < 0.6 })
  }

  @Test func `labels of edges stand before boxes, and texts stay beside the line`() throws {
    let drawn = DrawnTree(
      try Self.picture("a\n  b\n  c {edge=because}\n  d\n    e\n").drawing)
    let frames = try (0..<5).map { try #require(drawn.nodes[$0]).frame }
    let label = try #require(drawn.labels.first).box
    #expect(frames[1].left == frames[0].left + 18)
    #expect(frames[2].left == frames[3].left)
    #expect(label.left > frames[0].left + 10 && label.right < frames[2].left)
    #expect(frames[4].left == frames[3].left + 18)
  }
}
