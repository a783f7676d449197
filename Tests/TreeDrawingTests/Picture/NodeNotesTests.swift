import Testing

@testable import TreeDrawing

/// Nodes that lead somewhere, or have a text at the pointer.
@Suite struct NodeNotesTests {
  private static let outline = """
    Garden BLOCK
      Beds BLOCK
        Rose BLOCK
        a longer name BLOCK
      Trees {shape=ellipse MORE}
        Oak {note=old MORE}
        {note=x MORE}
    """

  private func picture(_ more: String, _ style: DiagramStyle) throws -> Drawing {
    let block = more.isEmpty ? "" : " {\(more)}"
    let text = Self.outline.replacing(" BLOCK", with: block)
      .replacing(" MORE}", with: more.isEmpty ? "}" : " \(more)}")
    return TreePicture(of: try forest(Array(text.utf8)).roots, PictureOptions(style: style)).drawing
  }

  private func painted(_ drawing: Drawing) -> [String] {
    drawing.layers.flatMap(\.items).compactMap { item in
      switch item {
      case .beginLink, .endLink, .beginHelp, .endHelp: nil
      default: "\(item)"
      }
    }
  }

  @Test(arguments: Arrangement.allCases, GrowthDirection.allCases)
  func `they are painted as any others`(
    _ arrangement: Arrangement, _ growth: GrowthDirection
  ) throws {
    let style = DiagramStyle(growth: growth, arrangement: arrangement)
    let plain = try picture("", style)
    for more in ["href=#a", "tooltip=a", "href=#a tooltip=b"] {
      let noted = try picture(more, style)
      #expect(painted(noted) == painted(plain))
      #expect(noted.size == plain.size)
    }
  }

  @Test func `each is one link, in the order of the tree`() throws {
    let document = TreePicture(
      of: try forest(Array("a {href=#1}\n  b {href=#2}\n  c\n    d {href=#3}".utf8)).roots,
      PictureOptions(style: DiagramStyle(arrangement: .mindmap))
    ).svg
    let links = document.split(separator: "<a href=\"").dropFirst().map { $0.prefix(2) }
    #expect(links == ["#1", "#2", "#3"])
  }
}
