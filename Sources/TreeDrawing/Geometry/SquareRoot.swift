extension Double {
  /// The square root, right to the last digit or the one before; that of a negative number is not a
  /// number.
  ///
  /// The standard library's calls the C library where a program is not optimised.
  var root: Double {
    guard self > 0, isFinite else { return self == 0 ? 0 : .nan }
    // Half the exponent makes a first guess, which each step makes right to twice as many digits.
    var root = Double(bitPattern: bitPattern >> 1 + (1_023 << 51))
    for _ in 0..<5 { root = (root + self / root) / 2 }
    return root
  }
}
