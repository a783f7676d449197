import Testing

@testable import TreeReading

/// Labels and notes that no picture has room for.
@Suite struct LongTextTests {
  private func forest(_ text: String) throws -> Forest {
    try Source(name: "plan", bytes: Array(text.utf8)).forest(ReadingOptions(format: .outline))
  }

  private func text(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test func `a label of 65,536 bytes is drawn in full`() throws {
    let forest = try forest(text(65_536))
    #expect(forest.roots[0].value.label == text(65_536))
    #expect(forest.warnings.isEmpty)
  }

  @Test func `a longer one ends with an ellipsis, and a warning says so`() throws {
    let forest = try forest("a\n  " + text(65_537))
    let label = forest.roots.flatMap { Array($0.preorder) }.last?.label
    #expect(label == text(65_536) + "…")
    #expect(
      forest.warnings.map(\.description) == [
        "plan: '\(text(24))…' has 65537 bytes, of which the first 65536 are drawn"
      ])
  }

  @Test(arguments: ["é", "€", "🌳"])
  func `no character is cut`(character: String) throws {
    let long = "a" + String(repeating: character, count: 66_000 / character.utf8.count)
    let label = try forest(long).roots[0].value.label
    #expect(label.utf8.count <= 65_536 + 3)
    #expect(long.hasPrefix(label.dropLast()))
    #expect(!label.unicodeScalars.contains("\u{FFFD}"))
  }

  @Test func `one warning reports several long texts`() throws {
    let forest = try forest("b {note=\(text(70_000)) edge=c}\n  \(text(80_000)) {length=2}\n")
    let nodes = forest.roots.flatMap { Array($0.preorder) }
    #expect(nodes[0].attributes?.values.note == text(65_536) + "…")
    #expect(nodes[0].attributes?.values.edge == "c")
    #expect(nodes[1].length == 2)
    #expect(
      forest.warnings.map(\.problem.wording.cause) == [
        "2 labels and notes are longer than 65536 bytes, and what is longer is not drawn; "
          + "the first is '\(text(24))…'"
      ])
  }

  @Test func `what a template makes is cut as well`() throws {
    var options = ReadingOptions(format: .json)
    options.text = try TextTemplate("{label}{label}")
    let source = Source(name: "plan", bytes: Array("[{\"label\": \"\(text(40_000))\"}]".utf8))
    let forest = try source.forest(options)
    #expect(forest.roots[0].value.label == text(65_536) + "…")
    #expect(forest.warnings.count == 1)
  }
}
