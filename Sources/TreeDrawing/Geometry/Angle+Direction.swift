// Sine and cosine, of the operations of arithmetic alone: those of C libraries differ from one
// machine to another in the last digit, and pictures must not.

extension Angle {
  /// The point at a distance of 1 in the direction of the angle; 0 points to the right.
  ///
  /// Its coordinates are right to 1e-15, up to a million turns. Beyond a hundred million they are
  /// no numbers.
  var direction: Point {
    guard abs(radians) < 6e8 else { return Point(x: .nan, y: .nan) }
    let quarters = Int((radians * 2 / .pi) + (radians < 0 ? -0.5 : 0.5))
    let rest = Self.rest(of: radians, quarters: Double(quarters))
    let (cosine, sine) = (Self.cosine(rest), Self.sine(rest))
    switch quarters & 3 {
    case 0: return Point(x: cosine, y: sine)
    case 1: return Point(x: -sine, y: cosine)
    case 2: return Point(x: -cosine, y: -sine)
    default: return Point(x: sine, y: -cosine)
    }
  }

  /// What a number of quarter turns leaves, at most an eighth of a turn.
  ///
  /// A quarter turn, π/2, is subtracted in three parts, of which the first two have so few digits
  /// that their products are exact.
  private static func rest(of radians: Double, quarters: Double) -> Double {
    let parts = (0x1.921f_b544p+0, 0x1.0b46_11a6p-34, 0x1.3198_a2e0_3707_3p-69)
    return radians - quarters * parts.0 - quarters * parts.1 - quarters * parts.2
  }

  /// The sine of an angle of at most an eighth of a turn, by its Taylor series.
  private static func sine(_ x: Double) -> Double {
    x * series(of: x * x, from: 2)
  }

  /// The cosine of an angle of at most an eighth of a turn, by its Taylor series.
  private static func cosine(_ x: Double) -> Double {
    series(of: x * x, from: 1)
  }

  /// 1 − y/(n·(n+1)) · (1 − y/((n+2)·(n+3)) · (1 − …)).
  private static func series(of y: Double, from n: Double) -> Double {
    var sum = 1.0
    for step in stride(from: n + 16, through: n, by: -2) {
      sum = 1 - y / (step * (step + 1)) * sum
    }
    return sum
  }
}
