/// A direction in the plane.
public enum Axis: Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

extension Axis {
  /// The other axis.
  var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
