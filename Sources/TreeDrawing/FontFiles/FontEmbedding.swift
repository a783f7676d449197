/// The part of a font that pictures take along.
struct FontEmbedding: Sendable {
  /// The whole file.
  let file: [UInt8]
  /// The tables, if parts can be taken out of the font.
  let outlines: GlyphOutlines?
  private let tables: FontTables

  /// Prepares a font for pictures: all that could be found wrong later is found now.
  init(
    _ file: [UInt8], _ tables: FontTables, _ permission: EmbeddingPermission
  ) throws(FontProblem) {
    self.file = file
    self.tables = tables
    switch permission {
    case .none: throw .isRestricted
    case .whole: outlines = nil
    case .all:
      outlines =
        if let glyf = tables["glyf"] { try GlyphOutlines(tables, glyf: glyf) } else { nil }
    }
    if outlines != nil { try tables.required("maxp").need(32) }
  }

  /// The font for a picture that has some characters.
  ///
  /// - Parameters:
  ///   - scalars: all that the picture draws in this font.
  ///   - map: the glyphs of the characters.
  ///   - advances: the advances of the first glyphs, in units.
  /// - Returns: a font with these characters alone, or the whole file if some of them must be
  ///   joined by rules that only the whole has, or if it cannot be taken apart.
  func bytes(
    for scalars: Set<Unicode.Scalar>, _ map: GlyphMap, advances: [UInt16]
  ) -> [UInt8] {
    guard let outlines, !needsWhole(for: scalars, map) else { return file }
    let subset = try? FontSubset(of: scalars, map, outlines)
    let made = try? subset?.font(from: tables, outlines, advances: advances)
    return made ?? file
  }

  /// Whether a part of the font would do, but for characters that it has rules to join.
  func needsWhole(for scalars: Set<Unicode.Scalar>, _ map: GlyphMap) -> Bool {
    outlines != nil && scalars.contains { $0.needsShaping && map[$0.value] != 0 }
  }
}

extension Unicode.Scalar {
  /// Whether fonts have rules for how it is put together with its neighbours.
  ///
  /// It is so for marks on letters, and for the scripts whose letters change with their neighbours,
  /// from Arabic to those of South and South-East Asia; not for the letters of Hebrew, Thai and
  /// Lao.
  var needsShaping: Bool {
    switch value {
    case 0..<0x300: return false
    // These turn the text, or say where lines may end.
    case 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x2069: return false
    // This keeps letters apart, which nothing joins in a part of a font; and these choose between
    // fonts.
    case 0x200C, 0xFE0E...0xFE0F: return false
    case 0xE33, 0xEB3: return true
    case 0xE00...0xEFF: break
    case 0x600...0x109F, 0x1100...0x11FF, 0x1700...0x1CFF, 0xA800...0xABFF, 0xD7B0...0xD7FF,
      0x10A00...0x11FFF, 0x1E900...0x1E95F:
      return true
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }
}
