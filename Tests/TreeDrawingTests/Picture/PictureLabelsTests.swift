import Testing

@testable import TreeDrawing

@Suite struct PictureLabelsTests {
  @Test(arguments: [
    ("A\n B\n C\n", "A\n B\n C\n", [], [], 3),
    ("A\n B\n C\n", "A\n C\n  D\n", ["D"], ["B"], 2),
    ("A\n B\n B\n", "A\n B\n B\n B\n", ["B"], [], 3),
    ("A\n", "<&>\"' {note=\"a note\"}\n", ["<&>\"'"], ["A"], 0),
    ("A\n", "Ω 木\n", ["Ω 木"], ["A"], 0),
  ])
  func `labels of a picture show which nodes were added and removed`(
    _ old: String, _ new: String, _ added: [String], _ removed: [String], _ kept: Int
  ) throws {
    let changes = try labels(of: new).changes(since: labels(of: old))
    #expect(changes == .init(added: added, removed: removed, kept: kept))
  }

  @Test(arguments: Arrangement.allCases)
  func `are found in pictures of all arrangements, however their lines break`(
    _ arrangement: Arrangement
  ) throws {
    let text = "Root\n  A label that is so long that it is broken into several lines\n  Two\n"
    let narrow = try labels(of: text, arrangement, width: 80)
    let wide = try labels(of: text, arrangement, width: 400)
    #expect(wide.changes(since: narrow) == .init(added: [], removed: [], kept: 3))
  }

  @Test(arguments: [
    "", "<svg", "House\n  Hall\n", "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>\n",
  ])
  func `there are none in what is no picture of trees`(_ text: String) {
    #expect(PictureLabels(in: Array(text.utf8)) == nil)
  }

  @Test func `there are none in a picture that is cut off`() throws {
    let document = Array(try TreePicture(reading: "A\n B\n").svg.utf8)
    #expect(PictureLabels(in: document) != nil)
    #expect(PictureLabels(in: document.dropLast(8)) == nil)
  }

  private func labels(
    of text: String, _ arrangement: Arrangement = .auto, width: Double = 200
  ) throws -> PictureLabels {
    let forest = try Source(name: "", bytes: Array(text.utf8)).forest(ReadingOptions())
    var labels = LabelStyle()
    labels.width = .points(width)
    let picture = TreePicture(
      of: forest.roots,
      PictureOptions(style: DiagramStyle(arrangement: arrangement), labels: labels))
    return try #require(PictureLabels(in: Array(picture.svg.utf8)))
  }
}
