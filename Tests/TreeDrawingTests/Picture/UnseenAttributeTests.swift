import Testing

@testable import TreeDrawing

/// Attributes that a picture does not show, which is told.
@Suite struct UnseenAttributeTests {
  private static func unseen(_ text: String, _ style: DiagramStyle) throws -> [String] {
    let roots = try forest(Array(text.utf8), ReadingOptions(format: .outline)).roots
    return TreePicture(of: roots, PictureOptions(style: style)).unseenAttributes.map(
      \.wording.cause)
  }

  @Test(arguments: [
    ("edge=x", Arrangement.rows, 0, "edge is not drawn at a node without a parent, as for 'a'"),
    ("side=left", .rows, 1, "side is not drawn but at children of a mindmap's root, as for 'b'"),
    (
      "side=left", .columns, 1, "side is not drawn but at children of a mindmap's root, as for 'b'"
    ),
    ("shape=rect", .list, 1, "shape is not drawn in the layout list, as for 'b'"),
    ("columns=2", .rows, 1, "columns is not drawn in the layout rows, as for 'b'"),
    ("columns=2", .mindmap, 1, "columns is not drawn in the layout mindmap, as for 'b'"),
    (
      "columns=2 layout=list", .columns, 1, "columns is not drawn in the layout list, as for 'b'"
    ),
    ("columns=2", .columns, 1, "columns is not drawn in the layout hang, as for 'b'"),
    ("columns=2", .hang, 1, "columns is not drawn in the layout hang, as for 'b'"),
    ("roof=true", .rows, 2, "roof is not drawn at a node without children, as for 'c'"),
    ("roof=true", .hang, 1, "roof is not drawn in the layout hang, as for 'b'"),
    ("roof=true", .list, 1, "roof is not drawn in the layout list, as for 'b'"),
  ])
  func `an attribute that is not drawn is reported with the layout and the node`(
    attribute: String, layout: Arrangement, node: Int, message: String
  ) throws {
    let lines = ["a", "  b", "    c", "    d"].enumerated()
    let text = lines.map { $1 + ($0 == node ? " {\(attribute)}" : "") }.joined(separator: "\n")
    #expect(try Self.unseen(text, DiagramStyle(arrangement: layout)) == [message])
  }

  @Test(arguments: [
    ("columns=2", Arrangement.grid), ("columns=2 layout=grid", .rows),
    ("columns=auto", .auto), ("roof=true", .rows), ("roof=true", .tidy), ("roof=true", .mindmap),
    ("roof=false", .list),
    ("roof=true layout=tidy", .hang), ("shape=rect", .rows), ("edge=x", .rows),
    ("side=left", .mindmap),
  ])
  func `an attribute that is drawn is not reported`(attribute: String, layout: Arrangement) throws {
    let text = "a\n  b {\(attribute)}\n    c\n    d\n  e"
    #expect(try Self.unseen(text, DiagramStyle(arrangement: layout)) == [])
  }
}
