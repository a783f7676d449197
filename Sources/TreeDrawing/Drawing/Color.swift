/// A colour in the sRGB space, opaque unless said otherwise.
public struct Color: Hashable, Sendable {
  /// The share of red, from 0 to 255.
  public var red: UInt8
  /// The share of green, from 0 to 255.
  public var green: UInt8
  /// The share of blue, from 0 to 255.
  public var blue: UInt8
  /// How much it covers, from 0 (nothing) to 255 (all).
  public var alpha: UInt8

  /// Makes a colour from its shares, each from 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque colour from the number that CSS writes behind `#`.
  ///
  ///     Color(rgb: 0x1f2328)
  public init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }
}

extension Color {
  /// The colour that covers nothing.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Black.
  public static let black = Color(rgb: 0x000000)
  /// White.
  public static let white = Color(rgb: 0xffffff)

  /// Whether painting with it changes nothing.
  var isClear: Bool { alpha == 0 }
}
