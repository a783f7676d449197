/// Where the letters of a font come from, and with that how wide and how high they are.
///
/// Whatever is known of a font besides its size and weight, it is asked here: to draw in fonts of another kind
/// needs another case.
enum Face: Hashable, Sendable {
  /// What the viewer has for a design.
  case system(Font.Design)
  /// Families that somebody names, measured as the design that is most like them.
  case named(FontFamilies)
}

extension Face {
  /// The families to draw in, as CSS writes them.
  var families: String {
    switch self {
    case .system(let design): design.families
    case .named(let families): families.css
    }
  }

  /// The height of a capital letter, in em.
  var capHeight: Double { design.capHeight }

  /// The advances of ASCII letters, for the fast path.
  func asciiAdvances(in weight: Font.Weight) -> ASCIIAdvances {
    ASCIIAdvances.of(design, weight)
  }

  /// The advances of all letters that the face has itself; others count by their script.
  func advances(in weight: Font.Weight) -> AdvanceTable {
    AdvanceTable.of(design, weight)
  }

  /// The design that widths are measured in.
  var design: Font.Design {
    switch self {
    case .system(let design): design
    case .named(let families): families.design
    }
  }
}
