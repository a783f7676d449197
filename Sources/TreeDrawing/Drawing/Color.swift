/// A colour in the sRGB space, opaque unless said otherwise.
///
/// It is kept in 8 bits for each of its parts, which is all that a picture can tell apart.
public struct Color: Hashable, Sendable {
  /// The share of red, from 0 to 255.
  let redByte: UInt8
  /// The share of green, from 0 to 255.
  let greenByte: UInt8
  /// The share of blue, from 0 to 255.
  let blueByte: UInt8
  /// How much it covers, from 0 (nothing) to 255 (all).
  let opacityByte: UInt8
}

extension Color {
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
      redByte: UInt8(share: red), greenByte: UInt8(share: green), blueByte: UInt8(share: blue),
      opacityByte: UInt8(share: opacity))
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
      redByte: UInt8(truncatingIfNeeded: rgb >> 16), greenByte: UInt8(truncatingIfNeeded: rgb >> 8),
      blueByte: UInt8(truncatingIfNeeded: rgb), opacityByte: 255)
  }

  /// The colour covering a part of what it covers.
  ///
  /// - Parameter opacity: which part, from 0 (none) to 1 (all).
  /// - Returns: a colour that lets more of what is behind it through.
  public func opacity(_ opacity: Double) -> Color {
    Color(
      redByte: redByte, greenByte: greenByte, blueByte: blueByte,
      opacityByte: UInt8(share: self.opacity * opacity.share(orElse: 0)))
  }

  /// The share of red, from 0 to 1.
  public var red: Double { Double(redByte) / 255 }
  /// The share of green, from 0 to 1.
  public var green: Double { Double(greenByte) / 255 }
  /// The share of blue, from 0 to 1.
  public var blue: Double { Double(blueByte) / 255 }
  /// How much it covers, from 0 (nothing) to 1 (all).
  public var opacity: Double { Double(opacityByte) / 255 }

  /// Whether painting with it changes nothing.
  var isClear: Bool { opacityByte == 0 }
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
  func share(orElse other: Double) -> Double {
    isNaN ? other : min(max(self, 0), 1)
  }
}
