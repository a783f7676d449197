extension Color {
  /// How the parts of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As in nearly all pictures, and in CSS.
    case sRGB
  }

  /// Makes a colour from its parts in a colour space; what is outside of 0 to 1 counts as the
  /// nearer of the two.
  ///
  /// - Parameters:
  ///   - colorSpace: how the parts are meant.
  ///   - red: the share of red, from 0 to 1.
  ///   - green: the share of green, from 0 to 1.
  ///   - blue: the share of blue, from 0 to 1.
  ///   - opacity: how much it covers, from 0 (nothing) to 1 (all).
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Makes a grey in a colour space.
  ///
  /// - Parameters:
  ///   - colorSpace: how the brightness is meant.
  ///   - white: how bright it is, from 0 (black) to 1 (white).
  ///   - opacity: how much it covers, from 0 (nothing) to 1 (all).
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// Makes a colour from its hue; what is outside of 0 to 1 counts as the nearer of the two.
  ///
  /// - Parameters:
  ///   - hue: where it is on the circle of colours: 0 and 1 are red, 1/3 is green, 2/3 is blue.
  ///   - saturation: how far it is from grey, from 0 to 1.
  ///   - brightness: how far it is from black, from 0 to 1.
  ///   - opacity: how much it covers, from 0 (nothing) to 1 (all).
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (hue, saturation) = (hue.share(orElse: 0), saturation.share(orElse: 0))
    let brightness = brightness.share(orElse: 0)
    /// The share of a colour that is full within a sixth of the circle from its hue, and fades to
    /// nothing within another sixth.
    func share(around fullHue: Double) -> Double {
      let distance = abs(hue - fullHue)
      let part = (2 - 6 * min(distance, 1 - distance)).share(orElse: 0)
      return brightness * (1 - saturation * (1 - part))
    }
    self.init(
      red: share(around: 0), green: share(around: 1 / 3), blue: share(around: 2 / 3),
      opacity: opacity)
  }
}
