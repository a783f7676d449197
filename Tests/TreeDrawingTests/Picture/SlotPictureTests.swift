import Testing

@testable import TreeDrawing

@Suite struct SlotPictureTests {
  private func picture(_ outline: String) throws -> TreePicture {
    TreePicture(of: try forest(Array(outline.utf8)).roots)
  }

  @Test func `slots are no nodes in descriptions`() throws {
    let svg = String(decoding: try picture("a\n  {}\n  b\n    c\n    {}").svg, as: UTF8.self)
    #expect(svg.contains("<desc>A tree diagram of 3 nodes.</desc>"))
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

  @Test func `frames tell the lengths of branches`() throws {
    let frames = String(decoding: try picture("a\n  b {length=0.25 note=c}").frames, as: UTF8.self)
    #expect(frames.contains(#","length":0.25,"attributes":{"note":"c"}}"#))
  }
}
