/// An angle; in pictures, whose y grows downwards, a greater angle is further clockwise.
public struct Angle: Hashable, Sendable {
  /// The angle in radians, of which a full turn has 2π.
  public var radians: Double

  /// The angle of no turn.
  public static let zero = Angle(radians: 0)

  /// Makes an angle from radians, of which a full turn has 2π.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle from degrees, of which a full turn has 360.
  public init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }
}

extension Angle {
  /// The angle in degrees, of which a full turn has 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { self = Angle(degrees: newValue) }
  }

  /// Makes an angle from degrees, of which a full turn has 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Makes an angle from radians, of which a full turn has 2π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// The angle turned further by another.
  public static func + (angle: Angle, other: Angle) -> Angle {
    Angle(radians: angle.radians + other.radians)
  }

  /// The angle turned back by another.
  public static func - (angle: Angle, other: Angle) -> Angle {
    Angle(radians: angle.radians - other.radians)
  }
}

extension Angle: Comparable {
  /// Whether an angle is less than another.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
