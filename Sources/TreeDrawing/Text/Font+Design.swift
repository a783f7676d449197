extension Font {
  /// A kind of letters.
  public enum Design: Hashable, Sendable, CaseIterable {
    /// Letters without serifs, as wide as those of Helvetica and Arial.
    case `default`
    /// Letters with serifs, as wide as those of Times.
    case serif
    /// Letters that are all equally wide, as those of Courier.
    case monospaced
  }
}

extension Font {
  /// The font in another design.
  ///
  /// - Parameter design: what the letters look like.
  /// - Returns: the font.
  func design(_ design: Design) -> Font {
    var font = self
    font.face = .system(design)
    return font
  }

  /// The font with letters that are all equally wide.
  public func monospaced() -> Font { design(.monospaced) }
}

extension Font.Design {
  /// The families to draw in, the first that the viewer has, as CSS writes them.
  ///
  /// The names of a design have the same advances, letter by letter, up to its generic name.
  var families: String {
    switch self {
    case .default: #"Helvetica, Arial, "Liberation Sans", sans-serif"#
    case .serif: #"Times, "Times New Roman", "Liberation Serif", serif"#
    case .monospaced: #""Courier New", Courier, "Liberation Mono", monospace"#
    }
  }

  /// The name that viewers know for any font of the design.
  var genericFamily: String {
    switch self {
    case .default: "sans-serif"
    case .serif: "serif"
    case .monospaced: "monospace"
    }
  }

  /// The height of a capital letter, in em.
  var capHeight: Double {
    switch self {
    case .default: 0.688
    case .serif: 0.654
    case .monospaced: 0.658
    }
  }
}
