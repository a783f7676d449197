extension Theme {
  /// The theme with roots in another colour, and what goes with that.
  ///
  /// The colour is made darker or lighter where its letters, or the box on its page, would not
  /// stand out.
  ///
  /// - Parameter accent: the colour of roots.
  /// - Returns: the theme.
  public func accented(_ accent: Color) -> Theme {
    var theme = self
    let fill = accent.mapped(with: page) { color, page in
      color.legible.standingOut(by: 1.6, from: [page]).legible
    }
    let letters = fill.mapped(\.lettersOnAccent)
    theme.root.fill = fill
    theme.root.stroke = fill
    theme.root.text = letters
    theme.root.quiet = letters
    return theme
  }
}

extension ColorBytes {
  /// Black or white, whatever is easier to read on an accent.
  fileprivate var lettersOnAccent: ColorBytes { isPale ? .ink : .white }

  private static let ink = ColorBytes(red: 0x0d, green: 0x11, blue: 0x17)

  /// Whether dark letters are easier to read on it than white ones, which seem stronger than their
  /// contrast says.
  private var isPale: Bool { luminance > 0.3 }

  /// The nearest colour on which letters are easy to read.
  fileprivate var legible: ColorBytes {
    let place = OKLab(self)
    let step = isPale ? 0.01 : -0.01
    for count in 0..<100 {
      let color = place.inLightness((place.lightness + step * Double(count)).share(orElse: 0)).bytes
      if color.hasLegibleLetters { return color }
    }
    return isPale ? .white : .black
  }

  private var hasLegibleLetters: Bool { isPale ? luminance >= 0.43 : luminance <= 0.18 }
}
