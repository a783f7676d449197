/// The tables of a font file, by name.
struct FontTables {
  private var tables: [FontTag: FontBytes] = [:]

  /// Reads the list of tables that a font begins with.
  ///
  /// A file cannot list more tables than it has room to list. Each must lie within the file, so
  /// that a file that was cut off is noticed whatever is needed of it.
  init(_ file: [UInt8]) throws(FontProblem) {
    let bytes = FontBytes(file)
    try Self.checkKind(of: bytes)
    for index in 0..<Int(try bytes.uint16(at: 4)) {
      let record = 12 + 16 * index
      let tag = FontTag(try bytes.uint32(at: record))
      let offset = Int(try bytes.uint32(at: record + 8))
      let count = Int(try bytes.uint32(at: record + 12))
      let table = try bytes.table(tag, at: offset, count: count)
      if tables[tag] == nil { tables[tag] = table }
    }
  }

  private static func checkKind(of bytes: FontBytes) throws(FontProblem) {
    guard bytes.count > 0 else { throw .empty }
    guard bytes.count >= 4 else { throw .unknownKind }
    switch FontTag(try bytes.uint32(at: 0)) {
    case FontTag(0x0001_0000), "true", "OTTO": return
    case "ttcf": throw .collection
    case "wOFF": throw .woff
    case "wOF2": throw .woff2
    default: throw .unknownKind
    }
  }

  /// How many glyphs the font has; at least one, that of missing characters.
  var glyphCount: Int {
    get throws(FontProblem) {
      let maxp = try required("maxp")
      let count = Int(try maxp.uint16(at: 4))
      guard count > 0 else { throw maxp.damage(at: 4, .noGlyphs) }
      return count
    }
  }

  /// A table that may be missing.
  subscript(tag: FontTag) -> FontBytes? { tables[tag] }

  /// A table that must be there.
  func required(_ tag: FontTag) throws(FontProblem) -> FontBytes {
    guard let table = tables[tag] else { throw .missingTable(tag) }
    return table
  }
}
