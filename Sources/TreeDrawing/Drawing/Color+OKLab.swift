/// A colour by how it is seen: equal distances look about equally large.
///
/// After Björn Ottosson, *A perceptual color space for image processing* (2020).
struct OKLab: Hashable, Sendable {
  /// From 0 (black) to 1 (white).
  var lightness: Double
  /// From green to red.
  var a: Double
  /// From blue to yellow.
  var b: Double
}

extension OKLab {
  /// The place of an opaque colour.
  init(_ color: ColorBytes) {
    let (red, green, blue) = (color.red.linear, color.green.linear, color.blue.linear)
    let long = (0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue).cubeRoot
    let medium = (0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue).cubeRoot
    let short = (0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue).cubeRoot
    lightness = 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short
    a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short
    b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short
  }

  /// The colour; one that no screen shows is first made as grey as it must be.
  var bytes: ColorBytes {
    var shown = self
    for _ in 0..<50 {
      if let bytes = shown.exactBytes { return bytes }
      shown.a *= 0.95
      shown.b *= 0.95
    }
    let grey = UInt8(linear: lightness.share(orElse: 0).cubed)
    return ColorBytes(red: grey, green: grey, blue: grey)
  }

  /// The colour in another lightness, from 0 to 1.
  func inLightness(_ lightness: Double) -> OKLab { OKLab(lightness: lightness, a: a, b: b) }

  private var exactBytes: ColorBytes? {
    let long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).cubed
    let medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).cubed
    let short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b).cubed
    let parts = [
      4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
      -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
      -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
    ]
    guard parts.allSatisfy({ -0.001...1.001 ~= $0 }) else { return nil }
    return ColorBytes(
      red: UInt8(linear: parts[0]), green: UInt8(linear: parts[1]), blue: UInt8(linear: parts[2]))
  }
}

// Powers without the C library, whose last digits are not the same everywhere.

extension UInt8 {
  /// The amount of light of one of three parts of a colour, from 0 to 1.
  var linear: Double {
    let share = Double(self) / 255
    guard share > 0.04045 else { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    let root = base.root(5)
    return base * base * root * root
  }

  /// The part of a colour that has an amount of light.
  fileprivate init(linear: Double) {
    let light = linear.share(orElse: 0)
    guard light > 0.003_130_8 else {
      self = UInt8(light * 12.92 * 255 + 0.5)
      return
    }
    // The 12th root to the power of 5 is the power of 1/2.4.
    let root = light.root(12)
    self = UInt8(
      (1.055 * root * root * root * root * root - 0.055).share(orElse: 0) * 255 + 0.5)
  }
}

extension Double {
  fileprivate var cubed: Double { self * self * self }

  fileprivate var cubeRoot: Double { self < 0 ? -(-self).root(3) : root(3) }

  /// The root of a number from 0 to 1, by Newton's way from above.
  fileprivate func root(_ degree: Int) -> Double {
    guard self > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<200 {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      let next = root - (root * power - self) / (Double(degree) * power)
      guard next < root else { break }
      root = next
    }
    return root
  }
}
