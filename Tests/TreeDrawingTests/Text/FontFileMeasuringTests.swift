import Testing

@testable import TreeDrawing

@Suite struct FontFileMeasuringTests {
  /// A to C are 0.6, 0.7 and 0.8 em wide; the font has an acute accent, and no other letters.
  private static func font(
    style: Int = 0, name: String? = nil, isEmbedded: Bool = false
  ) throws -> FontFile {
    var font = SyntheticFont(
      characters: characterList(3, 1, format4([(0x41, 0x43, 1), (0x301, 0x301, 3)])),
      advances: [500, 600, 700, 800], glyphs: Array(repeating: square(9), count: 4))
    font.tables["head"] = head(unitsPerEm: 1000, style: style)
    font.tables["name"] = name.map(familyTable)
    return try FontFile(font.bytes, isEmbedded: isEmbedded)
  }

  @Test(arguments: [
    Clause("letters count with their advance in the file", "ABC", 2.1),
    Clause("letters that it lacks as in the default font", "AD", 0.6 + 1479 / 2048),
    Clause("a mark takes no room, whatever the file says", "A\u{301}", 0.6),
    Clause("an emoji is one", "A👨‍👩‍👧", 0.6 + 1.25),
    Clause("ideographs are a square", "日", 1),
    Clause("a tab is a space", "A\tB", 1.3 + 569 / 2048),
  ]) func `of a label in a font file`(clause: Clause) throws {
    let font = Font.file(try Self.font(), size: 1000)
    #expect(abs(font.advance(of: clause.label) - 1000 * clause.em) < 0.001)
  }

  @Test func `all of ASCII in a font file is read byte by byte`() throws {
    let characters = characterList(3, 1, format4([(0x20, 0x7E, 1)]))
    let glyphs = Array(repeating: [UInt8](), count: 96)
    let file = try FontFile(
      SyntheticFont(characters: characters, advances: [0] + Array(500..<595), glyphs: glyphs).bytes)
    let font = Font.file(file, size: 1000)
    let ascii = String(decoding: 0x20..<0x7F, as: UTF8.self)
    #expect(font.advance(of: ascii) == Double((500..<595).reduce(0, +)))
    let excess = font.advance(of: ascii + "é") - font.advance(of: ascii)
    #expect(abs(excess - 1_139_000 / 2048) < 0.001)
  }

  @Test func `capitals of a font file stand in the middle`() throws {
    #expect(Font.file(try Self.font(), size: 10).baselineFromMiddle == 3.5)
  }

  @Test(arguments: [(0, 400, ""), (1, 700, ""), (2, 400, "italic"), (3, 700, "italic")])
  func `a font that is not embedded is found by name and style`(
    style: Int, weight: Int, slant: String
  ) throws {
    let svg = Drawing(
      of: Text("A").font(.file(try Self.font(style: style, name: "Ab C"), size: 14)).bold()
    ).svg
    #expect(svg.contains(#"font-family:"Ab C", Helvetica, "#))
    #expect(svg.contains("font-weight:700") == (weight == 700))
    #expect(svg.contains("font-style:italic") == (slant == "italic"))
  }

  @Test func `an embedded font is drawn as it is`() throws {
    let file = try Self.font(style: 3, name: "Ab C", isEmbedded: true)
    let svg = Drawing(of: Text("A").font(.file(file, size: 14)).bold()).svg
    #expect(!svg.contains("font-weight") && !svg.contains("font-style") && !svg.contains("Ab C"))
  }

  @Test func `a font without a name is drawn in the default families`() throws {
    let svg = Drawing(of: Text("A").font(.file(try Self.font(), size: 14))).svg
    #expect(svg.contains("font-family:Helvetica, "))
  }
}
