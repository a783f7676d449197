// Rounding of lengths. None of this is `rounded()`, which needs the C library.

extension Double {
  /// 1.5 · 2⁵²: sums with it have no room for a fraction, and are rounded to the nearest whole
  /// number.
  private static var coarse: Double {
    @inline(__always) get { 6_755_399_441_055_744 }
  }

  /// The nearest whole number, the even one of two.
  var nearestWhole: Double {
    @inline(__always) get { self + Self.coarse - Self.coarse }
  }

  /// The least multiple of a step that is not less, but for what sums of lengths are off; without a
  /// step, the number itself.
  @inline(__always)
  func roundedUp(to step: Double) -> Double {
    step > 0 ? step * (self / step + (0.5 - 1e-9)).nearestWhole : self
  }
}
