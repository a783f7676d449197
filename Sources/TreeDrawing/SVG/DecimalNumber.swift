/// The way numbers are written: with at most two decimals, a full stop between, and no exponent.
///
/// A document has a dozen for each node. So their digits are found eight at a time, in the bytes of
/// one number, and stored at once; those that are zeros at the start are shifted out before, and
/// those that are beyond the end are overwritten by what follows. `mostBytes` is what is touched at
/// most: a sign, eight digits of millions, six others before the full stop, and four bytes for that
/// and the decimals.
enum DecimalNumber {
  /// How many bytes must be there to store a number.
  static let mostBytes = 1 + 8 + 6 + 4

  /// Stores a number.
  ///
  /// What is not finite or far beyond any picture is written as 0: no viewer could use it.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - start: where; from there on, `mostBytes` may be written to.
  /// - Returns: where it ends.
  @inline(never)
  static func store(
    _ value: Double, at start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    // This is false if there is no number, too.
    guard value.magnitude < 9e13 else { return store(byte: UInt8(ascii: "0"), at: start) }
    let hundredths = UInt64(bitPattern: Int64(value.magnitude * 100 + 0.5))
    // This is the end of the function for all numbers but few, so that it needs no room on the
    // stack.
    guard value >= 0, hundredths < 100_000_000 else {
      return store(rare: hundredths, isNegative: value < 0, at: start)
    }
    return store(hundredths: hundredths, at: start)
  }

  /// Stores hundredths that are negative or of more than eight digits.
  @inline(never)
  private static func store(
    rare hundredths: UInt64, isNegative: Bool, at start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    let hasSign = isNegative && hundredths > 0
    let first = hasSign ? store(byte: UInt8(ascii: "-"), at: start) : start
    return hundredths < 100_000_000
      ? store(hundredths: hundredths, at: first) : store(many: hundredths, at: first)
  }

  @inline(__always)
  private static func store(
    byte: UInt8, at start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    start.storeBytes(of: byte, as: UInt8.self)
    return start + 1
  }

  /// Stores hundredths of more than eight digits: those before the last eight, and then these.
  @inline(__always)
  private static func store(
    many hundredths: UInt64, at start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    let (high, low) = hundredths.quotientAndRemainder(dividingBy: 100_000_000)
    let digits = digits(of: high)
    let unused = digits.trailingZeroBitCount & ~7
    start.storeBytes(of: text(of: digits, without: unused), as: UInt64.self)
    return store(eight: self.digits(of: low), without: 0, at: start + (8 - unused / 8))
  }

  /// Stores hundredths of up to eight digits.
  @inline(__always)
  private static func store(
    hundredths: UInt64, at start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    let digits = digits(of: hundredths)
    // The digit before the full stop is there even if it is zero.
    let unused = (digits | 1 << 40).trailingZeroBitCount & ~7
    return store(eight: digits, without: unused, at: start)
  }

  /// Stores six digits but for some at the start, and then, unless they are zeros, a full stop and
  /// two others.
  @inline(__always)
  private static func store(
    eight digits: UInt64, without unused: Int, at start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    start.storeBytes(of: text(of: digits, without: unused), as: UInt64.self)
    let end = start + (6 - unused / 8)
    let decimals = digits >> 48
    let text = UInt32(truncatingIfNeeded: 0x30_302E | decimals << 8)
    end.storeBytes(of: text.littleEndian, as: UInt32.self)
    return end + (decimals == 0 ? 0 : decimals < 0x100 ? 2 : 3)
  }

  /// Digits as characters, without some bits at the start.
  @inline(__always)
  private static func text(of digits: UInt64, without unused: Int) -> UInt64 {
    ((digits | 0x3030_3030_3030_3030) &>> UInt64(unused)).littleEndian
  }

  /// The eight digits of a number, the first one in the lowest byte.
  ///
  /// Two parts of four digits become four of two, and these eight of one, each time all at once. To
  /// divide by 100 and by 10 is to multiply and shift, which is exact for what is less than 10,000
  /// and 100. Of each part *p* with quotient *q*, the remainder goes to the higher half and *q* to
  /// the lower: with halves of 8 bits, that is (*p* − 10*q*) · 256 + *q*, or 256*p* − 2559*q*.
  @inline(__always)
  private static func digits(of value: UInt64) -> UInt64 {
    let high = value / 10_000
    let parts = value &<< 32 &- high &* (10_000 &<< 32 - 1)
    let hundreds = (parts &* 10_486) &>> 20 & 0x0000_007F_0000_007F
    let pairs = parts &<< 16 &- hundreds &* (100 &<< 16 - 1)
    let tens = (pairs &* 103) &>> 10 & 0x000F_000F_000F_000F
    return pairs &<< 8 &- tens &* (10 &<< 8 - 1)
  }
}
