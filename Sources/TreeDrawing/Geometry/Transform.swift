/// A change of the plane in which straight lines stay straight: a turn, another scale, a move, or
/// several of these one after the other.
///
/// It takes the point (*x*, *y*) to (*a* · *x* + *c* · *y* + *tx*, *b* · *x* + *d* · *y* + *ty*).
public struct Transform: Hashable, Sendable {
  /// How much of x is in the new x.
  public var a: Double
  /// How much of x is in the new y.
  public var b: Double
  /// How much of y is in the new x.
  public var c: Double
  /// How much of y is in the new y.
  public var d: Double
  /// How far to the right the origin moves, in points.
  public var tx: Double
  /// How far down the origin moves, in points.
  public var ty: Double

  /// The transform that leaves everything where it is.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}

extension Transform {
  /// Does first this, and then another.
  ///
  /// - Parameter other: what to do with what this transform makes of a point.
  /// - Returns: both as one transform.
  public func concatenating(_ other: Transform) -> Transform {
    let origin = Point(x: tx, y: ty).applying(other)
    return Transform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d, tx: origin.x, ty: origin.y)
  }

  /// The transform that undoes this one; nil if there is none, as several points come to lie on
  /// each other.
  func inverted() -> Transform? {
    let area = a * d - b * c
    guard area != 0 else { return nil }
    let (a, b, c, d) = (d / area, -b / area, -c / area, a / area)
    let inverse = Transform(
      a: a, b: b, c: c, d: d, tx: -(a * tx + c * ty), ty: -(b * tx + d * ty))
    return inverse.isFinite ? inverse : nil
  }

  /// Whether all that it paints lies on a line or a point.
  var isFlat: Bool { a * d == b * c }

  /// Whether all six numbers are finite.
  var isFinite: Bool { (abs(a) + abs(b) + abs(c) + abs(d) + abs(tx) + abs(ty)).isFinite }

  /// Whether all six numbers are finite and not too great.
  var isDrawable: Bool {
    [a, b, c, d, tx, ty].allSatisfy(\.isDrawable)
  }
}

extension Transform {
  /// The turn about the origin by an angle, which may be any finite one.
  init(turning angle: Angle) {
    let direction = angle.wholeTurnsRemoved.direction.snapped(within: angle)
    self.init(
      a: direction.x, b: direction.y, c: -direction.y, d: direction.x, tx: 0, ty: 0)
  }

  /// The change of scale that leaves the origin where it is.
  init(scaling scale: Size) {
    self.init(a: scale.width, b: 0, c: 0, d: scale.height, tx: 0, ty: 0)
  }
}

extension Angle {
  /// The angle without whole turns, if it has so many that its direction could not be told.
  fileprivate var wholeTurnsRemoved: Angle {
    guard abs(radians) >= 6e8 else { return self }
    let turns = radians / (2 * .pi)
    return Angle(radians: (turns - turns.nearestWhole) * 2 * .pi)
  }
}

extension Point {
  /// The direction of an angle, exactly along an axis if it is within what the angle itself is
  /// rounded by: of 90°, the number of radians is not quite π/2.
  fileprivate func snapped(within angle: Angle) -> Point {
    let error = 4e-16 * max(1, abs(angle.radians))
    if abs(x) < error { return Point(x: 0, y: y < 0 ? -1 : 1) }
    if abs(y) < error { return Point(x: x < 0 ? -1 : 1, y: 0) }
    return self
  }
}

extension Point {
  /// Where a transform takes the point.
  public func applying(_ transform: Transform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension Rect {
  /// The smallest upright rectangle around where a transform takes the four corners.
  public func applying(_ transform: Transform) -> Rect {
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY),
      Point(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }
}
