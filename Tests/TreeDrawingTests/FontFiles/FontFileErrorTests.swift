import Testing

@testable import TreeDrawing

/// Files that are no fonts, or bad ones, with the message that each gives.
@Suite struct FontFileErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let cause: String
    let remedy: String

    init(_ name: String, _ bytes: [UInt8], _ cause: String, _ remedy: String) {
      testDescription = name
      self.bytes = bytes
      self.cause = cause
      self.remedy = remedy
    }

    /// A sound font with one change.
    init(
      _ name: String, _ cause: String, _ remedy: String, change: (inout SyntheticFont) -> Void
    ) {
      var font = SyntheticFont()
      change(&font)
      self.init(name, font.bytes, cause, remedy)
    }
  }

  static let cutOff = "it is cut off or damaged: get the file again"
  static let damaged = "it is damaged: get the file again, or name another"
  static let another = "name another .ttf or .otf file"
  static let font = "name a .ttf or .otf file"

  static let files = [
    Row("nothing", [], "this is no font: the file is empty", font),
    Row("a letter", [0x41], "this is no TrueType or OpenType font", font),
    Row("a text", Array("a\n  b\n".utf8), "this is no TrueType or OpenType font", font),
    Row(
      "a collection", Array("ttcf".utf8), "this is a collection of several fonts",
      "take one font out of it, for instance with otc2otf, and name that"),
    Row(
      "WOFF", Array("wOFF".utf8), "this is a WOFF font, which is compressed",
      "convert it first: woff2sfnt FONT.woff > FONT.ttf"),
    Row(
      "WOFF2", Array("wOF2".utf8), "this is a WOFF2 font, which is compressed",
      "convert it first: woff2_decompress FONT.woff2"),
    Row(
      "a beginning", [0, 1, 0, 0, 0],
      "the font has 5 bytes, but needs 6 for the list of its tables", cutOff),
    Row(
      "a list that ends", Array("true".utf8) + u16(65535, 0, 0, 0),
      "the font has 12 bytes, but needs 14 for the list of its tables", cutOff),
    Row(
      "all but the last word", SyntheticFont().bytes.dropLast(4),
      "the table 'post' of the font ends at byte 544, but the file has 540 bytes", cutOff),
  ]

  static let tables = [
    Row("no head", "the font has no table 'head'", damaged) { $0.tables["head"] = nil },
    Row("no cmap", "the font has no table 'cmap'", damaged) { $0.tables["cmap"] = nil },
    Row("no hmtx", "the font has no table 'hmtx'", damaged) { $0.tables["hmtx"] = nil },
    Row(
      "a table far away",
      "the table 'post' of the font ends at byte 8589934590, but the file has 544 bytes", cutOff
    ) {
      $0.claims["post"] = (0xFFFF_FFFF, 0xFFFF_FFFF)
    },
    Row("a short head", "the table 'head' of the font has 53 bytes, but needs 54", cutOff) {
      $0.tables["head"]?.removeLast()
    },
    Row(
      "an em of nothing",
      "the table 'head' of the font is damaged at byte 386: an em of 0 units, not of 16 to 16384",
      damaged
    ) {
      $0.tables["head"] = head(unitsPerEm: 0)
    },
    Row(
      "no widths", "the table 'hhea' of the font is damaged at byte 458: no glyph has a width",
      damaged
    ) {
      $0.tables["hhea"]?[35] = 0
    },
    Row(
      "no glyphs", "the table 'maxp' of the font is damaged at byte 484: there are no glyphs",
      damaged
    ) {
      $0.tables["maxp"]?[5] = 0
    },
    Row(
      "fewer widths than it claims", "the table 'hmtx' of the font has 12 bytes, but needs 16",
      cutOff
    ) {
      $0.tables["hhea"]?[35] = 4
    },
  ]

  static let lists = [
    Row("no list", "the table 'cmap' of the font has 0 bytes, but needs 4", cutOff) {
      $0.tables["cmap"] = []
    },
    Row(
      "a list for the Macintosh", "the font has no list of Unicode characters in format 4, 6 or 12",
      another
    ) {
      $0.tables["cmap"] = characterList(1, 0, format6(first: 65, glyphs: [1]))
    },
    Row(
      "a list in format 2", "the font has no list of Unicode characters in format 4, 6 or 12",
      another
    ) {
      $0.tables["cmap"] = characterList(3, 1, u16(2, 0))
    },
    Row(
      "a list behind the end", "the table 'cmap' of the font has 12 bytes, but needs 1048578",
      cutOff
    ) {
      $0.tables["cmap"] = u16(0, 1, 3, 1) + u32(0x10_0000)
    },
    Row("too few segments", "the table 'cmap' of the font has 26 bytes, but needs 28", cutOff) {
      $0.tables["cmap"] = characterList(3, 1, u16(4, 0, 0, 0xFFFF, 0, 0, 0))
    },
    Row(
      "segments out of order",
      "the table 'cmap' of the font is damaged at byte 280: segments of characters are out of order",
      damaged
    ) {
      $0.tables["cmap"] = characterList(3, 1, format4([(0x43, 0x44, 1), (0x41, 0x42, 1)]))
    },
    Row("an array that ends", "the table 'cmap' of the font has 46 bytes, but needs 48", cutOff) {
      $0.tables["cmap"] = characterList(3, 1, format4(first: 0x41, glyphs: [1, 2]).dropLast(2))
    },
    Row(
      "a trimmed array that ends", "the table 'cmap' of the font has 22 bytes, but needs 24", cutOff
    ) {
      $0.tables["cmap"] = characterList(0, 0, u16(6, 0, 0, 65, 65535))
    },
    Row(
      "more groups than there is room for",
      "the table 'cmap' of the font has 28 bytes, but needs 51539607568", cutOff
    ) {
      $0.tables["cmap"] = characterList(3, 10, u16(12, 0) + u32(16, 0, 0xFFFF_FFFF))
    },
    Row(
      "groups that overlap",
      "the table 'cmap' of the font is damaged at byte 292: groups of characters are out of order",
      damaged
    ) {
      $0.tables["cmap"] = characterList(3, 10, format12([(65, 70, 1), (70, 71, 1)]))
    },
    Row(
      "a group that ends before it begins",
      "the table 'cmap' of the font is damaged at byte 280: groups of characters are out of order",
      damaged
    ) {
      $0.tables["cmap"] = characterList(3, 10, format12([(66, 65, 1)]))
    },
    Row(
      "a group beyond Unicode",
      "the table 'cmap' of the font is damaged at byte 280: groups of characters are out of order",
      damaged
    ) {
      $0.tables["cmap"] = characterList(3, 10, format12([(65, 0xFFFF_FFFF, 1)]))
    },
  ]

  @Test(arguments: files + tables + lists) func `a bad font is refused`(row: Row) {
    #expect(message(row.bytes, isEmbedded: false) == "\(row.cause)\n  \(row.remedy)")
  }

  static let outlines = [
    Row(
      "an outline that ends before it begins",
      "the table 'loca' of the font is damaged at byte 478: an outline ends before it begins, or outside of 'glyf'",
      damaged
    ) {
      $0.tables["loca"] = u16(0, 0, 18, 17)
    },
    Row(
      "an outline outside of the table",
      "the table 'loca' of the font is damaged at byte 478: an outline ends before it begins, or outside of 'glyf'",
      damaged
    ) {
      $0.tables["loca"] = u16(0, 0, 18, 37)
    },
    Row(
      "no place for the last outline", "the table 'loca' of the font has 6 bytes, but needs 8",
      cutOff
    ) {
      $0.tables["loca"]?.removeLast(2)
    },
    Row("no places", "the font has no table 'loca'", damaged) { $0.tables["loca"] = nil },
    Row("no sizes", "the table 'maxp' of the font has 6 bytes, but needs 32", cutOff) {
      $0.tables["maxp"]?.removeLast(26)
    },
    Row(
      "an outline without its head",
      "the table 'glyf' of the font is damaged at byte 296: the outline of glyph 0 ends early",
      damaged
    ) {
      $0.set(glyphs: [u16(1), [], []])
    },
    Row(
      "instructions that go on",
      "the table 'glyf' of the font is damaged at byte 296: the outline of glyph 0 ends early",
      damaged
    ) {
      $0.set(glyphs: [u16(1, 0, 0, 9, 9, 3, 0xFFFF), [], []])
    },
    Row(
      "parts that go on",
      "the table 'glyf' of the font is damaged at byte 296: the outline of glyph 0 ends early",
      damaged
    ) {
      $0.set(glyphs: [u16(-1, 0, 0, 9, 9, 0x23, 1, 0, 0), [], []])
    },
    Row(
      "a part that is no glyph",
      "the table 'glyf' of the font is damaged at byte 306: glyph 0 has a part that does not exist",
      damaged
    ) {
      $0.set(glyphs: [composite([3]), [], []])
    },
    Row(
      "a glyph that is a part of a part of itself",
      "the table 'glyf' of the font is damaged at byte 296: the parts of glyph 0 go round in a circle",
      damaged
    ) {
      $0.set(glyphs: [composite([1]), composite([2]), composite([2])])
    },
    Row(
      "a licence that forbids it", "the font must not be embedded, says its table 'OS/2' (fsType)",
      "leave out --embed font, or name a font with a freer licence"
    ) {
      $0.tables["OS/2"] = windowsTable(permission: 2, capHeight: 700)
    },
  ]

  @Test(arguments: outlines) func `a font that is good enough for widths is not embedded`(row: Row)
  {
    #expect(message(row.bytes, isEmbedded: false) == nil)
    #expect(message(row.bytes, isEmbedded: true) == "\(row.cause)\n  \(row.remedy)")
  }

  /// These are not thrown: the font is used all the same.
  static let warnings = [
    FontProblem.isIndivisible(size: 1), .isNeededWhole(size: 1),
  ]

  @Test func `no problem is without a row`() throws {
    let file = try #require(
      try SourceFiles.all.get().tokens["TreeDrawing/FontFiles/FontProblem.swift"])
    let rows = Self.files + Self.tables + Self.lists + Self.outlines
    let met = rows.compactMap { problem($0.bytes) } + Self.warnings
    let damages = met.compactMap { if case .damage(_, _, let damage) = $0 { damage } else { nil } }
    #expect(
      SwiftToken.cases(in: file) { name, _ in name == "FontProblem" }.sorted()
        == Set(met.map(caseName)).sorted())
    #expect(
      SwiftToken.cases(in: file) { name, _ in name == "Damage" }.sorted()
        == Set(damages.map(caseName)).sorted())
  }

  private func problem(_ bytes: [UInt8]) -> FontProblem? {
    do throws(FontFileError) {
      _ = try FontFile(bytes, isEmbedded: true)
      return nil
    } catch {
      return error.problem
    }
  }

  @Test(arguments: [
    (0, true), (2, false), (4, true), (6, true), (8, true), (0x200, false), (0x100, true),
  ])
  func `a font is embedded only if its licence allows it`(permission: Int, expected: Bool) {
    var font = SyntheticFont()
    font.tables["OS/2"] = windowsTable(permission: permission, capHeight: 700)
    #expect((message(font.bytes, isEmbedded: true) == nil) == expected)
  }

  private func message(_ bytes: [UInt8], isEmbedded: Bool) -> String? {
    do throws(FontFileError) {
      _ = try FontFile(bytes, isEmbedded: isEmbedded)
      return nil
    } catch {
      return error.description
    }
  }
}
