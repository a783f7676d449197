import Testing

@testable import TreeDrawing

/// Lines of lists and boxes of runs, as the command draws them.
@Suite struct RunPictureTests {
  private func svg(_ outline: String, _ arrangement: Arrangement) throws -> String {
    let roots = try forest(Array(outline.utf8)).roots
    let picture = TreePicture(
      of: roots, PictureOptions(style: DiagramStyle(arrangement: arrangement)))
    return picture.svg
  }

  @Test func `an icon stands in place of a line's dot`() throws {
    let document = try svg("a\n  b {icon=★}", .list)
    #expect(document.contains(">★</text>"))
    #expect(document.split(separator: "<ellipse").count == 2)
  }

  @Test func `a box is as wide as other boxes of its run, not as subtrees`() throws {
    let document = try svg("a\n  b {layout=rows}\n    c\n    d\n  e", .hang)
    let widths = document.split(separator: "<rect ").dropFirst()
      .compactMap { $0.split(separator: "width=\"").dropFirst().first?.prefix { $0 != "\"" } }
    #expect(Set(widths) == ["32"])
  }

  @Test func `the label of the edge to an only child that hangs is inside the picture`() throws {
    let document = try svg("a\n  b {edge=\"a long label\"}", .hang)
    #expect(!document.contains("x=\"-"))
  }
}
