/// A tiny font that tests put together table by table, sound or not.
struct SyntheticFont {
  var kind: [UInt8] = [0, 1, 0, 0]
  var tables: [String: [UInt8]] = [:]
  /// What the directory says of tables, where that is not the truth.
  var claims: [String: (offset: Int, count: Int)] = [:]

  /// A font of an em of 1000 units with some glyphs and a list of characters.
  init(
    characters: [UInt8] = characterList(3, 1, format4([(0x41, 0x42, 1)])),
    advances: [Int] = [500, 600, 700], glyphs: [[UInt8]] = [[], square(100), square(200)]
  ) {
    tables["cmap"] = characters
    tables["head"] = head(unitsPerEm: 1000)
    tables["hhea"] =
      u16(1, 0, 800, -200, 90) + u16(Array(repeating: 0, count: 12))
      + u16(advances.count)
    tables["hmtx"] = advances.flatMap { u16($0, 7) }
    tables["maxp"] = u16(1, 0, glyphs.count) + u16(Array(repeating: 3, count: 13))
    tables["OS/2"] = windowsTable(permission: 0, capHeight: 700)
    tables["post"] = u16(3, 0) + u16(Array(repeating: 0, count: 14))
    set(glyphs: glyphs)
  }

  /// Puts outlines into `glyf`, and where they are into `loca`.
  mutating func set(glyphs: [[UInt8]]) {
    tables["glyf"] = glyphs.flatMap(\.self)
    let ends = glyphs.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
    tables["loca"] = u16(ends.map { $0 / 2 })
  }

  var bytes: [UInt8] {
    let names = tables.keys.sorted()
    var directory = kind + u16(names.count, 0, 0, 0)
    var content: [UInt8] = []
    for name in names {
      let table = tables[name] ?? []
      let offset = 12 + 16 * names.count + content.count
      let place = claims[name] ?? (offset, table.count)
      directory += Array(name.utf8) + u32(0, place.offset, place.count)
      content += table + Array(repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + content
  }
}

// MARK: Numbers

/// Numbers of 16 bits, big end first.
func u16(_ values: Int...) -> [UInt8] { u16(values) }

func u16(_ values: [Int]) -> [UInt8] {
  values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
}

/// Numbers of 32 bits, big end first.
func u32(_ values: Int...) -> [UInt8] {
  values.flatMap { u16($0 >> 16, $0) }
}

// MARK: Tables

func head(unitsPerEm: Int, style: Int = 0, isLong: Int = 0) -> [UInt8] {
  u32(0x10000, 0x10000, 0, 0x5F0F_3CF5) + u16(0x1F, unitsPerEm)
    + u16(Array(repeating: 0, count: 12))
    + u16(style, 8, 2, isLong, 0)
}

func windowsTable(permission: Int, capHeight: Int, version: Int = 4) -> [UInt8] {
  u16(version, 500, 400, 5, permission) + u16(Array(repeating: 0, count: 39))
    + u16(capHeight, 0, 0, 0)
}

/// A table `cmap` with one list.
func characterList(_ platform: Int, _ encoding: Int, _ list: [UInt8]) -> [UInt8] {
  u16(0, 1, platform, encoding) + u32(12) + list
}

/// Segments by first and last character and first glyph.
func format4(_ segments: [(first: Int, last: Int, glyph: Int)]) -> [UInt8] {
  let segments = segments + [(0xFFFF, 0xFFFF, 0)]
  return u16(4, 16 + 8 * segments.count, 0, 2 * segments.count, 0, 0, 0)
    + u16(segments.map(\.last)) + u16(0) + u16(segments.map(\.first))
    + u16(segments.map { $0.glyph - $0.first }) + u16(segments.map { _ in 0 })
}

/// One segment with an array of glyphs.
func format4(first: Int, glyphs: [Int], delta: Int = 0) -> [UInt8] {
  u16(4, 32 + 2 * glyphs.count, 0, 4, 0, 0, 0) + u16(first + glyphs.count - 1, 0xFFFF, 0)
    + u16(first, 0xFFFF, delta, 1, 4, 0) + u16(glyphs)
}

func format6(first: Int, glyphs: [Int]) -> [UInt8] {
  u16(6, 10 + 2 * glyphs.count, 0, first, glyphs.count) + u16(glyphs)
}

func format12(_ groups: [(first: Int, last: Int, glyph: Int)]) -> [UInt8] {
  u16(12, 0) + u32(16 + 12 * groups.count, 0, groups.count)
    + groups.flatMap { u32($0.first, $0.last, $0.glyph) }
}

/// The table `name` with one name in English.
func familyTable(_ name: String) -> [UInt8] {
  let text = u16(name.utf16.map(Int.init))
  return u16(0, 1, 18, 3, 1, 0x409, 1, text.count, 0) + text
}

// MARK: Outlines

/// A square of a size, with two instructions.
func square(_ size: Int) -> [UInt8] {
  u16(1, 0, 0, size, size, 3, 2) + [0xB0, 0x00] + [1, 1, 1, 1] + u16(0, size, 0, -size)
    + u16(0, 0, size, 0)
}

/// A glyph of others, each put somewhere by words, with instructions behind.
func composite(_ glyphs: [Int]) -> [UInt8] {
  let parts = glyphs.enumerated().flatMap { index, glyph in
    u16(0x103 | (index + 1 < glyphs.count ? 0x20 : 0), glyph, 10 * index, 0)
  }
  return u16(-1, 0, 0, 100, 100) + parts + u16(2) + [0xB0, 0x00]
}
