/// A power of ten, or twice or five times as much.
struct RoundNumber: Hashable {
  let digit: Int
  let exponent: Int

  /// The greatest that is not above a limit; nil if there is none.
  init?(atMost limit: Double) {
    guard limit.isFinite, limit >= Self.least else { return nil }
    var exponent = 0
    while Self.power(exponent + 1) <= limit { exponent += 1 }
    while Self.power(exponent) > limit { exponent -= 1 }
    digit = [5, 2].first { Double($0) * Self.power(exponent) <= limit } ?? 1
    self.exponent = exponent
  }

  private static var least: Double { 1e-300 }

  /// A power of ten; a negative one is the nearest number to it.
  private static func power(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? 1 / power : power
  }
}

extension RoundNumber {
  var value: Double {
    exponent < 0
      ? Double(digit) / Self.power(-exponent) : Double(digit) * Self.power(exponent)
  }

  /// Such as `200`, `0.05` or `2e-9`.
  var text: String {
    switch exponent {
    case 0...6: "\(digit)" + String(repeating: "0", count: exponent)
    case -5..<0: "0." + String(repeating: "0", count: -exponent - 1) + "\(digit)"
    default: "\(digit)e\(exponent)"
    }
  }
}
