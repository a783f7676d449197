// Rounding of lengths that are not negative. What is too long to be drawn stays as it is. None of
// this is `rounded()`, which needs the C library.

extension Double {
  /// The least multiple of a step that is not less, but for what sums of lengths are off.
  func roundedUp(to step: Double) -> Double {
    let steps = self / step - 1e-9
    guard steps.magnitude < 1e15 else { return self }
    let whole = Double(Int(steps))
    return step * (whole < steps ? whole + 1 : whole)
  }

  /// The nearest whole number, the greater of two.
  var nearestWhole: Double {
    let shifted = self + 0.5
    return (0..<1e15).contains(shifted) ? Double(Int(shifted)) : self
  }
}
