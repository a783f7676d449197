import Testing

@testable import TreeDrawing

@Suite struct FontSubsetTests {
  /// A font of A to E, of which C is A and B, and D is C and A.
  static let font: SyntheticFont = {
    let glyphs = [square(10), square(20), square(30), composite([1, 2]), composite([3, 1]), []]
    var font = SyntheticFont(
      characters: characterList(3, 1, format4([(0x41, 0x45, 1)])),
      advances: [500, 600, 700, 800, 900], glyphs: glyphs)
    font.tables["hmtx"]? += u16(-5)
    font.tables["name"] = familyTable("Test")
    return font
  }()

  static func subset(_ text: String, of font: SyntheticFont = font) throws -> [UInt8] {
    let file = try FontFile(font.bytes, isEmbedded: true)
    return try #require(file.embedding).bytes(
      for: Set(text.unicodeScalars), file.glyphs, advances: file.advances)
  }

  @Test(
    arguments: [
      ("", [], 1), ("A", ["A"], 2), ("BA", ["A", "B"], 3), ("C", ["C"], 4), ("AC", ["A", "C"], 4),
      ("D", ["D"], 5), ("E", ["E"], 2), ("AZ", ["A"], 2), ("ABCDE", ["A", "B", "C", "D", "E"], 6),
    ] as [(String, [Unicode.Scalar], Int)])
  func `a part has the characters asked for, and what they are made of`(
    text: String, characters: [Unicode.Scalar], glyphCount: Int
  ) throws {
    let whole = try FontFile(Self.font.bytes)
    let bytes = try Self.subset(text)
    let part = try FontFile(bytes, isEmbedded: true)
    #expect(part.embedding?.outlines?.count == glyphCount)
    for scalar in "ABCDEFZ".unicodeScalars {
      let isThere = characters.contains(scalar)
      #expect(part.advance(of: scalar) == (isThere ? whole.advance(of: scalar) : nil))
    }
    #expect(part.metrics.capHeight == 0.7)
    #expect(part.familyName == "Test")
  }

  @Test func `the sums over the tables and the whole are right`() throws {
    let bytes = try Self.subset("ACE")
    let file = FontBytes(bytes)
    #expect(try sum(bytes[...]) == 0xB1B0_AFBA)
    for index in 0..<Int(try file.uint16(at: 4)) {
      let record = 12 + 16 * index
      let offset = Int(try file.uint32(at: record + 8))
      var table = bytes[offset..<offset + Int(try file.uint32(at: record + 12))]
      if FontTag(try file.uint32(at: record)) == "head" {
        table.replaceSubrange(offset + 8..<offset + 12, with: [0, 0, 0, 0])
      }
      #expect(offset % 4 == 0)
      #expect(try sum(table) == file.uint32(at: record + 4))
    }
  }

  private func sum(_ bytes: ArraySlice<UInt8>) throws -> UInt32 {
    let padded = Array(bytes) + [0, 0, 0]
    return stride(from: 0, to: bytes.count, by: 4).reduce(0) { sum, start in
      sum &+ padded[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  @Test func `outlines lose their instructions and nothing else`() throws {
    let outlines = try #require(FontFile(Self.font.bytes, isEmbedded: true).embedding?.outlines)
    let number: (Int) -> UInt16 = { UInt16($0 + 7) }
    let square = square(20)
    #expect(
      try outlines.outline(of: 1, numbering: number).bytes
        == square[..<12] + [0, 0] + square[16...])
    #expect(
      try outlines.outline(of: 3, numbering: number).bytes
        == u16(-1, 0, 0, 100, 100, 0x23, 8, 0, 0, 3, 9, 10, 0))
    #expect(try outlines.outline(of: 5, numbering: number).bytes == [])
  }

  @Test func `characters beyond the first 65,536 have a list of their own`() throws {
    var font = Self.font
    font.tables["cmap"] = characterList(
      3, 10, format12([(0x41, 0x41, 1), (0xFFFD, 0xFFFD, 1), (0x10330, 0x10331, 2)]))
    let part = try FontFile(Self.subset("A\u{FFFD}\u{10330}\u{10331}", of: font))
    let advances = "AB\u{FFFD}\u{10330}\u{10331}".unicodeScalars.map(part.advance)
    #expect(advances == [0.6, nil, 0.6, 0.7, 0.8])
  }

  @Test func `more runs of characters than format 4 can hold are no harm`() throws {
    let count = 17_000
    var font = SyntheticFont(
      characters: characterList(3, 1, format4([(0x3400, 0x3400 + count - 1, 1)])),
      advances: [500], glyphs: Array(repeating: [], count: count + 1))
    font.tables["loca"] = Array(repeating: 0, count: 2 * (count + 2))
    let scalars = stride(from: 0x3400, to: 0x3400 + count, by: 2).compactMap(Unicode.Scalar.init)
    let text = String(String.UnicodeScalarView(scalars))
    let part = try FontFile(Self.subset(text, of: font))
    #expect(scalars.allSatisfy { part.advance(of: $0) == 0.5 })
    #expect(part.advance(of: "\u{3401}") == nil)
  }

  /// The font with some characters that are joined, and some of their scripts that are not.
  private static let joining: SyntheticFont = {
    let others = [0x301, 0x5D0, 0x5E9, 0x627, 0x915, 0xE01, 0xE33, 0x200D, 0xFE00]
    var font = Self.font
    font.tables["cmap"] = characterList(
      3, 1, format4([(0x41, 0x45, 1)] + others.map { ($0, $0, 1) }))
    return font
  }()

  @Test(arguments: [
    "A\u{301}", "\u{627}", "\u{915}", "\u{E01}\u{E33}", "A\u{200D}", "A\u{FE00}",
  ])
  func `characters that must be joined take the whole font`(text: String) throws {
    #expect(try Self.subset(text, of: Self.joining) == Self.joining.bytes)
    #expect(try Self.subset(text) != Self.font.bytes, "but only those of the font")
  }

  @Test(arguments: ["\u{5D0}\u{5E9}", "\u{E01}", "A\u{5B0}", "A\u{FE0F}"])
  func `letters of Hebrew and Thai do not`(text: String) throws {
    #expect(try Self.subset(text, of: Self.joining) != Self.joining.bytes)
  }

  @Test(arguments: [
    "\u{200E}A", "A\u{200F}", "\u{2067}A\u{2069}", "A\u{AD}A", "A\u{200C}A", "A\u{FE0E}",
  ])
  func `characters that are not drawn do not`(text: String) throws {
    #expect(try Self.subset(text) == Self.subset("A"))
  }

  @Test func `a font that must not be taken apart is embedded as a whole`() throws {
    var font = Self.font
    font.tables["OS/2"] = windowsTable(permission: 0x100, capHeight: 700)
    #expect(try Self.subset("A", of: font) == font.bytes)
    let problem = try FontFile(font.bytes, isEmbedded: true).problem
    #expect(problem == .isIndivisible(size: font.bytes.count))
  }

  @Test func `so is one with outlines of another kind`() throws {
    var font = Self.font
    font.kind = Array("OTTO".utf8)
    font.tables["glyf"] = nil
    font.tables["loca"] = nil
    #expect(try Self.subset("A", of: font) == font.bytes)
    let problem = try FontFile(font.bytes, isEmbedded: true).problem
    #expect(problem == .isIndivisible(size: font.bytes.count))
  }

  @Test func `parts of parts may go deep, which is no circle`() throws {
    let count = 5000
    let glyphs = [[]] + (2..<count).map { composite([$0]) } + [square(10)]
    let font = SyntheticFont(glyphs: glyphs)
    let bytes = try Self.subset("A", of: font)
    let part = try FontFile(bytes, isEmbedded: true)
    #expect(part.embedding?.outlines?.count == count)
  }

  @Test func `the same characters give the same bytes`() throws {
    #expect(try Self.subset("DEADBEAD") == Self.subset("ABDE"))
  }
}
