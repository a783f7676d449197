extension GlyphMap {
  /// Reads the best of the lists of characters in the table `cmap`.
  ///
  /// Glyphs beyond the number that the font has count as missing.
  ///
  /// - Complexity: O(*n* + *c*), where *n* is the size of the table and *c* the number of Unicode
  ///   characters, whatever the table claims: no character is set twice.
  init(_ table: FontBytes, glyphCount: Int) throws(FontProblem) {
    guard let best = try Self.lists(in: table).min(by: { $0.rank < $1.rank }) else {
      throw .noCharacters
    }
    let list = try table.counting(from: best.offset)
    switch best.format {
    case 4: try readSegments(list, glyphCount)
    case 6: try readArray(list, glyphCount)
    default: try readGroups(list, glyphCount)
    }
    if best.rank == Self.symbolRank { addSymbols() }
  }

  /// The lists that can be read, with how good each is; 0 is best.
  private static func lists(
    in table: FontBytes
  ) throws(FontProblem) -> [(rank: Int, offset: Int, format: UInt16)] {
    var lists: [(rank: Int, offset: Int, format: UInt16)] = []
    for index in 0..<Int(try table.uint16(at: 2)) {
      let record = 4 + 8 * index
      let platform = try table.uint16(at: record)
      let encoding = try table.uint16(at: record + 2)
      guard let rank = rank(platform, encoding) else { continue }
      let offset = Int(try table.uint32(at: record + 4))
      let format = try table.uint16(at: offset)
      if [4, 6, 12].contains(format) { lists.append((rank, offset, format)) }
    }
    return lists
  }

  private static let symbolRank = 4

  /// How good a list is by platform and encoding: all of Unicode, its first 65,536, symbols.
  private static func rank(_ platform: UInt16, _ encoding: UInt16) -> Int? {
    switch (platform, encoding) {
    case (3, 10): 0
    case (0, 4), (0, 6): 1
    case (3, 1): 2
    case (0, 0...3): 3
    case (3, 0): symbolRank
    default: nil
    }
  }

  /// Fonts of symbols have them in the private area, and are used by typing Latin letters.
  private mutating func addSymbols() {
    for codePoint in UInt32(0x20)...0xFF where self[codePoint] == 0 {
      let glyph = self[0xF000 + codePoint]
      if glyph != 0 { self[codePoint] = glyph }
    }
  }
}

extension GlyphMap {
  /// Format 4: segments by their last character, glyphs counted on or in an array.
  private mutating func readSegments(
    _ list: FontBytes, _ glyphCount: Int
  ) throws(FontProblem) {
    let size = Int(try list.uint16(at: 6) & ~1)
    var next: UInt16 = 0
    for place in stride(from: 14, to: 14 + size, by: 2) {
      let segment = try Segment(list, at: place, size)
      guard segment.last >= next || next == .max else {
        throw list.damage(at: place, .disorderedSegments)
      }
      // The last segment is for U+FFFF, which is no character; some fonts get it wrong.
      let last = min(segment.last, 0xFFFE)
      for code in stride(from: max(Int(segment.first), Int(next)), through: Int(last), by: 1) {
        let glyph = try segment.glyph(of: code, in: list)
        if glyph != 0, Int(glyph) < glyphCount { self[UInt32(code)] = glyph }
      }
      next = max(next, segment.last == .max ? .max : segment.last + 1)
    }
  }

  /// Format 6: an array of glyphs.
  private mutating func readArray(_ list: FontBytes, _ glyphCount: Int) throws(FontProblem) {
    let first = UInt32(try list.uint16(at: 6))
    for index in 0..<Int(try list.uint16(at: 8)) {
      let glyph = try list.uint16(at: 10 + 2 * index)
      if glyph != 0, Int(glyph) < glyphCount { self[first + UInt32(index)] = glyph }
    }
  }

  /// Format 12: groups of characters whose glyphs are counted on.
  private mutating func readGroups(_ list: FontBytes, _ glyphCount: Int) throws(FontProblem) {
    let count = Int(try list.uint32(at: 12))
    try list.need(16 + 12 * count)
    var next = 0
    for place in stride(from: 16, to: 16 + 12 * count, by: 12) {
      let first = Int(try list.uint32(at: place))
      let last = Int(try list.uint32(at: place + 4))
      let glyph = Int(try list.uint32(at: place + 8))
      guard next <= first, first <= last, last <= 0x10FFFF else {
        throw list.damage(at: place, .disorderedGroups)
      }
      for code in stride(from: first, through: min(last, first + glyphCount - 1 - glyph), by: 1) {
        let glyph = glyph + code - first
        if glyph != 0 { self[UInt32(code)] = UInt16(glyph) }
      }
      next = last + 1
    }
  }
}

/// Some consecutive characters of a list in format 4.
private struct Segment {
  let first: UInt16
  let last: UInt16
  private let delta: UInt16
  /// Where in the list the glyph of the first character is, or nil if characters are glyphs.
  private let array: Int?

  /// Reads a segment, which has a place in each of four arrays of a size.
  init(_ list: FontBytes, at place: Int, _ size: Int) throws(FontProblem) {
    last = try list.uint16(at: place)
    first = try list.uint16(at: place + size + 2)
    delta = try list.uint16(at: place + 2 * size + 2)
    let offset = try list.uint16(at: place + 3 * size + 2)
    array = offset == 0 ? nil : place + 3 * size + 2 + Int(offset)
  }

  func glyph(of code: Int, in list: FontBytes) throws(FontProblem) -> UInt16 {
    guard let array else { return UInt16(truncatingIfNeeded: code) &+ delta }
    let glyph = try list.uint16(at: array + 2 * (code - Int(first)))
    return glyph == 0 ? 0 : glyph &+ delta
  }
}
