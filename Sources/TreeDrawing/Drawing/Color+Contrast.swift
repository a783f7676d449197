extension ColorBytes {
  static let white = ColorBytes(red: 255, green: 255, blue: 255)
  static let black = ColorBytes(red: 0, green: 0, blue: 0)

  /// How light an opaque colour is beside white, from 0 to 1, as WCAG 2 defines it.
  var luminance: Double {
    0.2126 * red.linear + 0.7152 * green.linear + 0.0722 * blue.linear
  }

  /// How well two opaque colours stand out from each other: 1 for the same, 21 for black and
  /// white.
  ///
  /// As WCAG 2 defines it; letters need 4.5, lines 3.
  func contrast(with other: ColorBytes) -> Double {
    let (one, other) = (luminance + 0.05, other.luminance + 0.05)
    return max(one, other) / min(one, other)
  }

  /// Whether white letters on the colour are easier to read than black ones.
  var isDark: Bool { contrast(with: .white) > contrast(with: .black) }

  /// The colour made darker or lighter until it stands out from grounds, or as it is if it does.
  ///
  /// - Parameters:
  ///   - least: the least contrast.
  ///   - grounds: what is behind it.
  /// - Returns: the first colour in steps of one percent away from the first ground.
  func standingOut(by least: Double, from grounds: [ColorBytes]) -> ColorBytes {
    func standsOut(_ color: ColorBytes) -> Bool {
      grounds.allSatisfy { color.contrast(with: $0) >= least }
    }
    guard !standsOut(self), let ground = grounds.first else { return self }
    let place = OKLab(self)
    let step = ground.isDark ? 0.01 : -0.01
    for count in 1...100 {
      let color = place.inLightness((place.lightness + step * Double(count)).share(orElse: 0)).bytes
      if standsOut(color) { return color }
    }
    return ground.isDark ? .white : .black
  }
}

extension Color {
  /// A colour made of this one, on light and on dark pages.
  func mapped(_ change: (ColorBytes) -> ColorBytes) -> Color {
    Color(onLight: change(onLight), onDark: change(onDark))
  }

  /// A colour made of this one and another, on light and on dark pages.
  func mapped(with other: Color, _ change: (ColorBytes, ColorBytes) -> ColorBytes) -> Color {
    Color(onLight: change(onLight, other.onLight), onDark: change(onDark, other.onDark))
  }
}
