/// A TrueType or OpenType font, read from a file.
///
/// It tells the widths of its characters, so that labels in it get boxes that fit:
///
///     let font = Font.file(try FontFile(bytes), size: 14)
///
/// Kerning and ligatures are not read, nor is anything else that joins characters.
public final class FontFile: Sendable {
  /// The family's name, if the font has a plain one; a viewer finds an installed font by it.
  public let familyName: String?
  /// Whether pictures carry the font with them.
  public let isEmbedded: Bool

  let metrics: FontMetrics
  let glyphs: GlyphMap
  /// The advances of the first glyphs, in units; all others have the last one's.
  let advances: [UInt16]
  /// The advances of U+0020 to U+007E, if the font has a glyph for each.
  let asciiAdvances: [UInt16]?
  /// The bytes, if pictures are to carry them.
  let embedding: FontEmbedding?

  /// Reads a font.
  ///
  /// - Parameters:
  ///   - bytes: the content of a file in the format TrueType or OpenType (`.ttf`, `.otf`).
  ///   - isEmbedded: whether pictures are to carry the font with them, as much of it as they need.
  /// - Throws: `FontFileError`, if that is no such font, if it is damaged, or if it is to be
  ///   embedded and its makers do not allow that.
  /// - Complexity: O(*n*), where *n* is the number of bytes, whatever they claim.
  public init(_ bytes: [UInt8], isEmbedded: Bool = false) throws(FontFileError) {
    do throws(FontProblem) {
      let tables = try FontTables(bytes)
      metrics = try FontMetrics(tables)
      advances = try Self.advances(tables)
      glyphs = try GlyphMap(tables.required("cmap"), glyphCount: tables.glyphCount)
      // A picture does not depend on names, so a font with bad ones is good enough.
      familyName = tables["name"].flatMap { try? FontNames($0) }?.family
      embedding = isEmbedded ? try FontEmbedding(bytes, tables, metrics.permission) : nil
    } catch {
      throw FontFileError(error)
    }
    self.isEmbedded = isEmbedded
    asciiAdvances = Self.asciiAdvances(glyphs, advances)
  }

  private static func advances(_ tables: FontTables) throws(FontProblem) -> [UInt16] {
    let hhea = try tables.required("hhea")
    let count = Int(try hhea.uint16(at: 34))
    guard count > 0 else { throw hhea.damage(at: 34, .noWidths) }
    let hmtx = try tables.required("hmtx")
    try hmtx.need(4 * count)
    var advances: [UInt16] = []
    advances.reserveCapacity(count)
    for index in 0..<count { advances.append(try hmtx.uint16(at: 4 * index)) }
    return advances
  }

  private static func asciiAdvances(_ glyphs: GlyphMap, _ advances: [UInt16]) -> [UInt16]? {
    let ascii = (UInt32(0x20)..<0x7F).map { Int(glyphs[$0]) }
    guard !ascii.contains(0) else { return nil }
    return ascii.map { advances[min($0, advances.count - 1)] }
  }
}

extension FontFile {
  /// The advance of a character, in em, or nil if the font has no glyph for it.
  ///
  /// - Parameter scalar: the character.
  /// - Returns: how far it moves the next one, without kerning.
  public func advance(of scalar: Unicode.Scalar) -> Double? {
    let glyph = Int(glyphs[scalar.value])
    guard glyph != 0 else { return nil }
    return Double(advances[min(glyph, advances.count - 1)]) / metrics.unitsPerEm
  }

  /// What a picture with some characters takes along, if anything.
  func embeddedBytes(for scalars: Set<Unicode.Scalar>) -> [UInt8]? {
    embedding?.bytes(for: scalars, glyphs, advances: advances)
  }

  /// The size of the file in bytes, if a picture carries all of it only because of some characters
  /// that it has.
  func sizeOfWhole(for scalars: Set<Unicode.Scalar>) -> Int? {
    guard let embedding, embedding.needsWhole(for: scalars, glyphs) else { return nil }
    return embedding.file.count
  }

  /// Whether the outlines are of the kind that OpenType has brought.
  var isOpenType: Bool { embedding?.file.starts(with: Array("OTTO".utf8)) ?? false }

  /// A problem of a font that can be used all the same, if it has one.
  package var problem: FontProblem? {
    guard let embedding, embedding.outlines == nil else { return nil }
    return .isIndivisible(size: embedding.file.count)
  }
}

extension FontFile: Hashable {
  /// A font is equal to itself alone: comparing the bytes of two would take long.
  public static func == (left: FontFile, right: FontFile) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
