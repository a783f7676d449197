/// A font with only those glyphs of another that some characters need.
///
/// Glyphs are numbered anew, in the order of the characters, with what they are made of behind
/// them. Left out is what fits glyphs to pixels and what joins characters, so the widths are those
/// of the characters one by one.
struct FontSubset {
  /// The characters that the font has, sorted, with their new glyphs.
  private(set) var characters: [(scalar: UInt32, glyph: UInt16)] = []
  /// The former number of each glyph; the first is that of all missing characters.
  private(set) var glyphs = [0]
  /// The new number of each glyph.
  private var numbers = [0: UInt16(0)]

  /// Finds out what is needed.
  ///
  /// - Parameters:
  ///   - scalars: the characters; what the font lacks is left out.
  ///   - map: the glyphs of the characters.
  ///   - outlines: the outlines of the glyphs.
  /// - Throws: `FontProblem`, if outlines are damaged.
  init(
    of scalars: Set<Unicode.Scalar>, _ map: GlyphMap, _ outlines: GlyphOutlines
  ) throws(FontProblem) {
    for scalar in scalars.map(\.value).sorted() where map[scalar] != 0 {
      characters.append((scalar, number(Int(map[scalar]))))
    }
    // New components come to the end; each glyph once, so that a cycle ends as well.
    var next = 0
    while next < glyphs.count {
      for component in try outlines.components(of: glyphs[next]) { _ = number(component.glyph) }
      next += 1
    }
  }

  /// The new number of a glyph; it gets one if it has none.
  private mutating func number(_ glyph: Int) -> UInt16 {
    if let number = numbers[glyph] { return number }
    let number = UInt16(glyphs.count)
    glyphs.append(glyph)
    numbers[glyph] = number
    return number
  }

  /// The new number of a glyph that is in the subset.
  func number(of glyph: Int) -> UInt16 { numbers[glyph] ?? 0 }
}
