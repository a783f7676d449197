extension Font {
  /// The font that a file has, drawn as it is.
  ///
  /// Characters that it lacks are measured, and drawn, in the default font. It has one weight: to
  /// draw in bold type, read the file of the bold font. What was read of a file that a font was
  /// made of stays in memory until the program ends.
  ///
  /// - Parameters:
  ///   - file: the font.
  ///   - size: the size of the em, in points.
  /// - Returns: the font.
  public static func file(_ file: FontFile, size: Double) -> Font {
    Font(size: size, weight: .regular, face: .file(LeakedReference(file)))
  }
}

extension FontFile {
  /// The families to draw in where the font is installed, as CSS writes them.
  var families: String {
    let families = Font.Design.default.families
    return familyName.map { "\"\($0)\", \(families)" } ?? families
  }

  /// The advances of ASCII letters, if it has all of them.
  var allASCIIAdvances: ASCIIAdvances? {
    asciiAdvances.map { ASCIIAdvances($0, unitsPerEm: metrics.unitsPerEm) }
  }

  /// How high lines are by its own account, as far as that makes sense, in em.
  var lineHeight: Double { max(0, min(metrics.ascent + metrics.descent, 3)) }
}
