extension FontSubset {
  /// The font, which is the same for the same characters.
  ///
  /// - Parameters:
  ///   - tables: the tables of the whole font.
  ///   - outlines: its outlines.
  ///   - advances: the advances of its first glyphs.
  /// - Returns: the bytes of the font.
  /// - Throws: `FontProblem`, if tables are damaged.
  func font(
    from tables: FontTables, _ outlines: GlyphOutlines, advances: [UInt16]
  ) throws(FontProblem) -> [UInt8] {
    let glyphs = try outlineTables(outlines)
    var made: [(tag: FontTag, bytes: FontWriter)] = []
    if let windows = tables["OS/2"] { made.append(("OS/2", try windowsTable(windows))) }
    made.append(("cmap", characterTable))
    made.append(("glyf", glyphs.glyf))
    made.append(("head", try headTable(tables.required("head"), isLong: glyphs.isLong)))
    made.append(("hhea", try widthHeader(tables.required("hhea"))))
    made.append(("hmtx", try widthTable(tables.required("hmtx"), advances)))
    made.append(("loca", glyphs.loca))
    made.append(("maxp", try sizeTable(tables.required("maxp"))))
    if let names = tables["name"].flatMap({ try? FontNames($0) }) {
      made.append(("name", nameTable(names)))
    }
    made.append(("post", postTable(tables["post"])))
    return FontWriter(tables: made).bytes
  }

  private func outlineTables(
    _ outlines: GlyphOutlines
  ) throws(FontProblem) -> (glyf: FontWriter, loca: FontWriter, isLong: Bool) {
    var glyf = FontWriter()
    var offsets = [0]
    for glyph in glyphs {
      glyf.append(try outlines.outline(of: glyph, numbering: number).bytes)
      glyf.pad()
      offsets.append(glyf.bytes.count)
    }
    let isLong = glyf.bytes.count > 2 * Int(UInt16.max)
    var loca = FontWriter()
    for offset in offsets {
      if isLong { loca.append(UInt32(offset)) } else { loca.append(UInt16(offset / 2)) }
    }
    return (glyf, loca, isLong)
  }

  private func headTable(_ head: FontBytes, isLong: Bool) throws(FontProblem) -> FontWriter {
    var table = FontWriter()
    table.append(try head.bytes(0..<54))
    table.put(UInt32(0), at: 8)
    // Instructions, which are left out, had a say in lengths.
    table.put(try head.uint16(at: 16) & ~0x1C, at: 16)
    table.put(UInt16(isLong ? 1 : 0), at: 50)
    return table
  }

  private func widthHeader(_ hhea: FontBytes) throws(FontProblem) -> FontWriter {
    var table = FontWriter()
    table.append(try hhea.bytes(0..<36))
    table.put(UInt16(glyphs.count), at: 34)
    return table
  }

  private func widthTable(
    _ hmtx: FontBytes, _ advances: [UInt16]
  ) throws(FontProblem) -> FontWriter {
    var table = FontWriter()
    for glyph in glyphs {
      table.append(advances[min(glyph, advances.count - 1)])
      let isLong = glyph < advances.count
      let bearing = isLong ? 4 * glyph + 2 : 2 * (advances.count + glyph)
      // Some fonts leave out the last bearings; few viewers use any.
      table.append((try? hmtx.uint16(at: bearing)) ?? 0)
    }
    return table
  }

  private func sizeTable(_ maxp: FontBytes) throws(FontProblem) -> FontWriter {
    var table = FontWriter()
    table.append(try maxp.bytes(0..<32))
    table.put(UInt16(glyphs.count), at: 4)
    table.put(UInt16(1), at: 14)
    for offset in stride(from: 16, through: 26, by: 2) { table.put(UInt16(0), at: offset) }
    return table
  }

  private func windowsTable(_ windows: FontBytes) throws(FontProblem) -> FontWriter {
    var table = FontWriter()
    table.append(try windows.bytes(0..<windows.count))
    guard windows.count >= 68 else { return table }
    table.put(UInt16(min(characters.first?.scalar ?? 0, 0xFFFF)), at: 64)
    table.put(UInt16(min(characters.last?.scalar ?? 0, 0xFFFF)), at: 66)
    return table
  }

  /// Glyphs have no names; how much the font leans is kept.
  private func postTable(_ post: FontBytes?) -> FontWriter {
    var table = FontWriter()
    table.append((try? post?.bytes(0..<32)) ?? [])
    while table.bytes.count < 32 { table.append(UInt16(0)) }
    table.put(UInt32(0x0003_0000), at: 0)
    for offset in stride(from: 16, to: 32, by: 4) { table.put(UInt32(0), at: offset) }
    return table
  }
}

extension FontSubset {
  /// Who made the font, its family and style, and where its licence is; the text of that may be
  /// long.
  private static let keptNames: Set<UInt16> = [0, 1, 2, 4, 6, 14]

  /// The first name of each kind, as far as offsets of 16 bits reach.
  private static func kept(of names: FontNames) -> [(id: UInt16, text: ArraySlice<UInt8>)] {
    var missing = keptNames
    var size = 0
    return names.records.filter { id, text in
      guard size + text.count <= Int(UInt16.max), missing.remove(id) != nil else { return false }
      size += text.count
      return true
    }
  }

  private func nameTable(_ names: FontNames) -> FontWriter {
    let kept = Self.kept(of: names)
    var table = FontWriter()
    var texts = FontWriter()
    table.append(UInt16(0))
    table.append(UInt16(kept.count))
    table.append(UInt16(6 + 12 * kept.count))
    for (id, text) in kept {
      for field in [3, 1, 0x409, id, UInt16(text.count), UInt16(texts.bytes.count)] {
        table.append(field)
      }
      texts.append(text)
    }
    table.append(texts.bytes)
    return table
  }
}
