// Whether lengths and places are numbers, and not too great to be drawn.

extension Double {
  /// The greatest length, and the greatest distance from the picture's corner, in points.
  ///
  /// It is so much less than the greatest number that is written that sums of a few still can be.
  static let greatestLength = 1e13

  /// Whether it is a finite number, and not too great to be drawn.
  var isDrawable: Bool { abs(self) <= Double.greatestLength }
}

extension Point {
  /// Whether both coordinates are finite numbers.
  var isFinite: Bool { x.isFinite && y.isFinite }
  /// Whether both coordinates are finite numbers that are not too great.
  var isDrawable: Bool { x.isDrawable && y.isDrawable }
}

extension Size {
  /// Whether both extents are finite numbers.
  var isFinite: Bool { width.isFinite && height.isFinite }
  /// Whether both extents are finite numbers that are not too great.
  var isDrawable: Bool { width.isDrawable && height.isDrawable }
}
