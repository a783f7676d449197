/// The source of a font's letters, and with that their widths and heights.
///
/// Whatever is known of a font besides its size and weight, it is asked here: to draw in fonts of
/// another kind needs another case.
enum Face: Hashable, Sendable {
  /// What the viewer has for a design.
  case system(Font.Design)
  /// Families that somebody names, measured as the design that is most like them.
  case named(LeakedReference<FontFamilies>)
  /// A font that was read from a file.
  case file(LeakedReference<FontFile>)
}

extension Face {
  /// The families to draw in, as CSS writes them.
  var families: String {
    switch self {
    case .system(let design): design.families
    case .named(let families): families.object.css
    case .file(let file): file.object.families
    }
  }

  /// The height of a capital letter, in em.
  var capHeight: Double { file?.metrics.capHeight ?? design.capHeight }

  /// How high a line is at least, in em.
  var leastLineHeight: Double { file?.lineHeight ?? 0 }

  /// The advances of ASCII letters, for the fast path, if the face has all of them.
  func asciiAdvances(in weight: Font.Weight) -> ASCIIAdvances? {
    switch self {
    case .system, .named: ASCIIAdvances.of(design, weight)
    case .file(let file): file.object.allASCIIAdvances
    }
  }

  /// The advances of all letters that the face has itself; others count by their script.
  ///
  /// A font file comes first; for what it lacks viewers take another font.
  func advances(in weight: Font.Weight) -> AdvanceTable {
    AdvanceTable.of(design, drawnWeight(weight))
  }

  /// The weight that letters are drawn in: a font file has a weight of its own.
  func drawnWeight(_ weight: Font.Weight) -> Font.Weight {
    guard let file else { return weight }
    return file.metrics.isBold && !file.isEmbedded ? .bold : .regular
  }

  /// Whether the letters lean, which is said of an installed font; an embedded one does so by
  /// itself.
  var isDrawnItalic: Bool {
    file.map { $0.metrics.isItalic && !$0.isEmbedded } ?? false
  }

  /// The file, if the face is from one.
  var file: FontFile? {
    if case .file(let file) = self { file.object } else { nil }
  }

  /// The design that widths are measured in.
  var design: Font.Design {
    switch self {
    case .system(let design): design
    case .named(let families): families.object.design
    case .file: .default
    }
  }
}
