import Testing

@testable import TreeDrawing

@Suite struct FontFileTests {
  /// Lists of characters, and what they give for A, B, C, é and the second letter of Gothic, in glyphs.
  static let lists: [(String, [UInt8], [Int])] = [
    (
      "segments", characterList(3, 1, format4([(0x41, 0x42, 1), (0xE9, 0xE9, 3)])), [1, 2, 0, 3, 0]
    ),
    (
      "a segment with an array", characterList(3, 1, format4(first: 0x41, glyphs: [2, 0, 1])),
      [2, 0, 1, 0, 0]
    ),
    (
      "an array, counted from 1",
      characterList(0, 3, format4(first: 0x41, glyphs: [2, 0, 0xFFFF], delta: 1)), [3, 0, 0, 0, 0]
    ),
    (
      "a trimmed array", characterList(0, 0, format6(first: 0x42, glyphs: [3, 1])), [0, 3, 1, 0, 0]
    ),
    (
      "groups", characterList(3, 10, format12([(0x41, 0x43, 1), (0x10331, 0x10331, 2)])),
      [1, 2, 3, 0, 2]
    ),
    ("groups of Unicode", characterList(0, 4, format12([(0x41, 0x41, 2)])), [2, 0, 0, 0, 0]),
    (
      "glyphs that do not exist", characterList(3, 10, format12([(0x41, 0x43, 3)])),
      [3, 0, 0, 0, 0]
    ),
    (
      "more glyphs than there can be", characterList(3, 10, format12([(0, 0x10FFFF, 0)])),
      [0, 0, 0, 0, 0]
    ),
    (
      "symbols, typed as Latin letters", characterList(3, 0, format4([(0xF041, 0xF041, 2)])),
      [2, 0, 0, 0, 0]
    ),
    (
      "segments that overlap", characterList(3, 1, format4([(0x41, 0x42, 1), (0x41, 0x43, 1)])),
      [1, 2, 3, 0, 0]
    ),
  ]

  @Test(arguments: lists) func `the glyph of a character is found in`(
    _: String, list: [UInt8], expected: [Int]
  ) throws {
    let glyphs = Array(repeating: square(10), count: 4)
    let font = try FontFile(
      SyntheticFont(characters: list, advances: [0, 100, 200, 300], glyphs: glyphs).bytes)
    let found = "ABCé\u{10331}".unicodeScalars.map { font.advance(of: $0) ?? 0 }
    #expect(found == expected.map { Double($0) / 10 })
  }

  @Test func `the best list is chosen, wherever it is`() throws {
    let lists = [
      format4([(0x41, 0x41, 1)]), format12([(0x41, 0x41, 2)]), format6(first: 0, glyphs: []),
    ]
    let table =
      u16(0, 3, 3, 1) + u32(28) + u16(3, 10) + u32(28 + lists[0].count) + u16(1, 0)
      + u32(28 + lists[0].count + lists[1].count)
    let font = try FontFile(SyntheticFont(characters: table + lists.flatMap(\.self)).bytes)
    #expect(font.advance(of: "A") == 0.7)
  }

  @Test func `glyphs beyond the last width have the last width`() throws {
    let characters = characterList(3, 1, format4([(0x41, 0x43, 0)]))
    let glyphs = Array(repeating: square(10), count: 3)
    let font = try FontFile(
      SyntheticFont(characters: characters, advances: [400, 500], glyphs: glyphs).bytes)
    #expect("ABC".unicodeScalars.map { font.advance(of: $0) } == [nil, 0.5, 0.5])
  }

  @Test(arguments: [(0x20, 0x7E, true), (0x21, 0x7E, false), (0x20, 0x7D, false), (0, 0xFF, true)])
  func `the widths of ASCII are at hand if all are there`(first: Int, last: Int, isThere: Bool)
    throws
  {
    let characters = characterList(3, 1, format4([(first, last, 1)]))
    let glyphs = Array(repeating: [UInt8](), count: 300)
    let font = try FontFile(SyntheticFont(characters: characters, glyphs: glyphs).bytes)
    #expect((font.asciiAdvances?.count == 95) == isThere)
  }

  @Test func `lengths are in em`() throws {
    var font = SyntheticFont()
    font.tables["head"] = head(unitsPerEm: 500, style: 3)
    let metrics = try FontFile(font.bytes).metrics
    #expect(metrics.ascent == 1.6)
    #expect(metrics.descent == 0.4)
    #expect(metrics.capHeight == 1.4)
    #expect(metrics.isBold)
    #expect(metrics.isItalic)
  }

  @Test(arguments: [
    (windowsTable(permission: 0, capHeight: 700), 0.7),
    (windowsTable(permission: 0, capHeight: 0), nil),
    (windowsTable(permission: 0, capHeight: -700), nil),
    (windowsTable(permission: 0, capHeight: 700, version: 1), nil),
  ]) func `the height of a capital is known if it makes sense`(table: [UInt8], expected: Double?)
    throws
  {
    var font = SyntheticFont()
    font.tables["OS/2"] = table
    #expect(try FontFile(font.bytes).metrics.capHeight == expected)
    font.tables["OS/2"] = nil
    #expect(try FontFile(font.bytes).metrics.capHeight == nil)
  }

  @Test(arguments: [
    (familyTable("Noto Sans 2.0"), "Noto Sans 2.0"), (familyTable("源ノ角ゴシック"), "源ノ角ゴシック"),
    (familyTable("a\"}</style>"), nil), (familyTable("a;b"), nil), (familyTable("a\\"), nil),
    (familyTable(""), nil), (familyTable(String(repeating: "a", count: 101)), nil),
    (familyTable("cut off").dropLast(), nil), ([], nil), (u16(0, 9, 6), nil),
  ]) func `a family is named if its name is plain`(table: [UInt8], expected: String?) throws {
    var font = SyntheticFont()
    font.tables["name"] = table
    #expect(try FontFile(font.bytes).familyName == expected)
  }

  @Test func `a font is equal to itself alone`() throws {
    let bytes = SyntheticFont().bytes
    let font = try FontFile(bytes)
    #expect(font == font)
    #expect(try font != FontFile(bytes))
    #expect(Set([font, font]).count == 1)
  }
}
