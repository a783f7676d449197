/// A direction in the plane.
public enum Axis: Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

extension Axis {
  /// Some of the two directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }
}

extension Axis.Set {
  /// From left to right.
  public static let horizontal = Axis.Set(rawValue: 1)
  /// From top to bottom.
  public static let vertical = Axis.Set(rawValue: 2)
}

extension Axis {
  /// The other axis.
  var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
