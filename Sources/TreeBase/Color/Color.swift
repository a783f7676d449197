/// A colour in the sRGB space, opaque unless said otherwise.
///
/// It may be another one where viewers prefer dark pages.
public struct Color: Hashable, Sendable {
  /// The colour on light pages.
  package let onLight: ColorBytes
  /// The colour on dark pages, mostly the same.
  package let onDark: ColorBytes

  /// Makes a colour from what it is on light and on dark pages.
  package init(onLight: ColorBytes, onDark: ColorBytes) {
    self.onLight = onLight
    self.onDark = onDark
  }
}

/// The parts of a colour, in 8 bits each, which is all that a picture can tell apart.
package struct ColorBytes: Hashable, Sendable {
  /// The share of red, from 0 to 255.
  package var red: UInt8
  /// The share of green, from 0 to 255.
  package var green: UInt8
  /// The share of blue, from 0 to 255.
  package var blue: UInt8
  /// How much it covers, from 0 (nothing) to 255 (all).
  package var opacity: UInt8

  /// Makes a colour from its parts.
  package init(red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8 = 255) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }
}

extension Color {
  /// Makes a colour that is the same on light and on dark pages.
  package init(_ bytes: ColorBytes) { self.init(onLight: bytes, onDark: bytes) }

  /// Makes a colour that depends on whether the viewer prefers light pages or dark ones.
  ///
  ///     Color(light: .black, dark: .white)
  ///
  /// - Parameters:
  ///   - light: the colour for light pages, and for viewers that know no preference.
  ///   - dark: the colour for dark pages.
  public init(light: Color, dark: Color) {
    self.init(onLight: light.onLight, onDark: dark.onDark)
  }

  /// Whether it is another colour on dark pages.
  package var isAdaptive: Bool { onLight != onDark }

  /// Makes a colour from its parts; what is outside of 0 to 1 counts as the nearer of the two.
  ///
  /// What is not a number counts as 0. No drawing warns of that, since colours are made outside of
  /// any.
  ///
  /// - Parameters:
  ///   - red: the share of red, from 0 to 1.
  ///   - green: the share of green, from 0 to 1.
  ///   - blue: the share of blue, from 0 to 1.
  ///   - opacity: how much it covers, from 0 (nothing) to 1 (all).
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      ColorBytes(
        red: UInt8(share: red), green: UInt8(share: green), blue: UInt8(share: blue),
        opacity: UInt8(share: opacity)))
  }

  /// Makes a grey.
  ///
  /// - Parameters:
  ///   - white: how bright it is, from 0 (black) to 1 (white).
  ///   - opacity: how much it covers, from 0 (nothing) to 1 (all).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes an opaque colour from the number that CSS writes behind `#`.
  ///
  ///     Color(rgb: 0x1f2328)
  public init(rgb: UInt32) {
    self.init(
      ColorBytes(
        red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
        blue: UInt8(truncatingIfNeeded: rgb)))
  }

  /// The colour covering a part of what it covers.
  ///
  /// - Parameter opacity: which part, from 0 (none) to 1 (all).
  /// - Returns: a colour that lets more of what is behind it through.
  public func opacity(_ opacity: Double) -> Color {
    let share = opacity.share(orElse: 0)
    return Color(onLight: onLight.faded(by: share), onDark: onDark.faded(by: share))
  }

  /// The share of red, from 0 to 1, on light pages.
  public var red: Double { Double(onLight.red) / 255 }
  /// The share of green, from 0 to 1, on light pages.
  public var green: Double { Double(onLight.green) / 255 }
  /// The share of blue, from 0 to 1, on light pages.
  public var blue: Double { Double(onLight.blue) / 255 }
  /// How much it covers, from 0 (nothing) to 1 (all), on light pages.
  public var opacity: Double { Double(onLight.opacity) / 255 }

  /// Whether painting with it changes nothing.
  package var isClear: Bool { onLight.opacity == 0 && onDark.opacity == 0 }
}

extension ColorBytes {
  /// The colour covering a share of what it covers.
  fileprivate func faded(by share: Double) -> ColorBytes {
    var faded = self
    faded.opacity = UInt8(share: Double(opacity) / 255 * share)
    return faded
  }
}

extension UInt8 {
  /// The nearest of 256 steps to a share; what is no number is nothing.
  fileprivate init(share: Double) {
    // Not `rounded()`, which needs the C library.
    self.init(share.share(orElse: 0) * 255 + 0.5)
  }
}

extension Double {
  /// The nearest number from 0 to 1, or another one for what is no number.
  package func share(orElse other: Double) -> Double {
    isNaN ? other : min(max(self, 0), 1)
  }
}
