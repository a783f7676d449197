extension Double {
  /// Reads a decimal number: digits with at most one point, perhaps with a sign and an exponent.
  ///
  /// It is the nearest number, which may be infinite, or nil if the text is none.
  ///
  /// Nearly all numbers are short enough to be made by one multiplication or division, which rounds
  /// once; the others are left to the standard library.
  ///
  /// - Parameters:
  ///   - bytes: the text that the number is in.
  ///   - range: where it is.
  package init?(decimal bytes: [UInt8], in range: Range<Int>) {
    guard let text = DecimalText(bytes, range) else { return nil }
    if let number = text.exactValue {
      self = number
    } else if let number = Double(String(decoding: bytes[range], as: UTF8.self)) {
      self = number
    } else {
      return nil
    }
  }
}

/// A decimal number, taken apart.
private struct DecimalText {
  private var isNegative = false
  /// All digits as one number, as long as there are few.
  private var digits: UInt64 = 0
  private var digitCount = 0
  /// How many of the digits are behind the point.
  private var placeCount = 0
  private var exponent = 0

  private static let mostDigits = 15
  private static let greatestExponent = 9_999
  /// The powers of ten that are numbers without rounding.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    var position = range.lowerBound
    isNegative = position < range.upperBound && bytes[position] == UInt8(ascii: "-")
    if isNegative || position < range.upperBound && bytes[position] == UInt8(ascii: "+") {
      position += 1
    }
    takeMantissa(bytes, &position, range.upperBound)
    guard digitCount > 0 else { return nil }
    if position < range.upperBound, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      guard takeExponent(bytes, &position, range.upperBound) else { return nil }
    }
    guard position == range.upperBound else { return nil }
  }

  private mutating func takeMantissa(_ bytes: [UInt8], _ position: inout Int, _ end: Int) {
    var hasPoint = false
    while position < end {
      let byte = bytes[position]
      if byte.isDigit {
        digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
        digitCount += 1
        if hasPoint { placeCount += 1 }
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        return
      }
      position += 1
    }
  }

  /// Takes what stands behind the letter; false if that is no number.
  private mutating func takeExponent(
    _ bytes: [UInt8], _ position: inout Int, _ end: Int
  ) -> Bool {
    guard position < end else { return false }
    let sign = bytes[position] == UInt8(ascii: "-") ? -1 : 1
    if sign < 0 || bytes[position] == UInt8(ascii: "+") { position += 1 }
    let start = position
    while position < end, bytes[position].isDigit {
      let next = 10 * exponent + Int(bytes[position] &- UInt8(ascii: "0"))
      exponent = min(next, Self.greatestExponent)
      position += 1
    }
    exponent *= sign
    return position > start
  }

  /// The number, if one multiplication or division makes it; nil if it takes more.
  var exactValue: Double? {
    let power = exponent - placeCount
    guard digitCount <= Self.mostDigits, Self.powers.indices.contains(abs(power)) else {
      return nil
    }
    let value = Double(digits)
    let number = power < 0 ? value / Self.powers[-power] : value * Self.powers[power]
    return isNegative ? -number : number
  }
}
