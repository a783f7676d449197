/// A rectangle that fills its place.
public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}

  /// The whole place.
  public func path(in rect: Rect) -> Path { Path(rect) }

  /// How the engine keeps it.
  public var _stored: StoredShape { .simple(.rectangle(cornerRadius: 0)) }
}

/// How the corners of a shape are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// By quarters of circles.
  case circular
  /// By curves that begin more gently; here, by quarters of circles as well.
  case continuous
}

/// A rectangle with rounded corners that fills its place.
public struct RoundedRectangle: Shape {
  let cornerSize: Size
  /// How far the edges are inside the place.
  var amount = 0.0

  /// Makes a rectangle whose corners are rounded by a radius in points.
  ///
  /// - Parameters:
  ///   - cornerRadius: the radius.
  ///   - style: how to round; either style is drawn as `circular`.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .circular) {
    self.init(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle whose corners are rounded by quarters of ellipses.
  ///
  /// - Parameters:
  ///   - cornerSize: how far the rounding reaches along the sides, in points.
  ///   - style: how to round; either style is drawn as `circular`.
  public init(cornerSize: Size, style: RoundedCornerStyle = .circular) {
    self.cornerSize = cornerSize
  }

  /// The whole place with its corners rounded.
  public func path(in rect: Rect) -> Path {
    guard amount != 0 else { return Path(roundedRect: rect, cornerSize: cornerSize) }
    // What makes no sense as a radius stays, so that a warning is given when the shape is painted.
    func smaller(_ radius: Double) -> Double { radius > 0 ? max(radius - amount, 0) : radius }
    let size = Size(width: smaller(cornerSize.width), height: smaller(cornerSize.height))
    return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: size)
  }

  /// How the engine keeps it.
  public var _stored: StoredShape {
    let isRound = cornerSize.width == cornerSize.height || cornerSize.width.isNaN
    guard isRound, amount == 0 else { return .custom(path) }
    return .simple(.rectangle(cornerRadius: cornerSize.width))
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// Makes a capsule.
  ///
  /// - Parameter style: how to round; either style is drawn as `circular`.
  public init(style: RoundedCornerStyle = .circular) {}

  /// The whole place, its corners rounded as far as possible.
  public func path(in rect: Rect) -> Path { Path(.capsule, in: rect) }

  /// How the engine keeps it.
  public var _stored: StoredShape { .simple(.capsule) }
}

/// An ellipse that fills its place.
public struct Ellipse: Shape {
  /// Makes an ellipse.
  public init() {}

  /// The ellipse that fills the place.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }

  /// How the engine keeps it.
  public var _stored: StoredShape { .simple(.ellipse) }
}

/// The largest circle in the middle of its place.
public struct Circle: Shape {
  /// Makes a circle.
  public init() {}

  /// The circle as wide as the shorter side of the place.
  public func path(in rect: Rect) -> Path { Path(.circle, in: rect) }

  /// How the engine keeps it.
  public var _stored: StoredShape { .simple(.circle) }
}

/// A straight line between two points of its place.
public struct Line: Shape, Sendable {
  let start: Point
  let end: Point

  /// Makes a line from one point to another, in the coordinates of the place that it is given.
  public init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
  }

  /// The line, wherever its points are.
  public func path(in rect: Rect) -> Path { Path(outline, in: rect) }

  /// How the engine keeps it.
  public var _stored: StoredShape { .simple(outline) }

  var outline: Outline { .line(start, end) }
}

extension Path: Shape {
  /// The path as it is, whatever the place.
  public func path(in rect: Rect) -> Path { self }
}

extension Color: View, SingleShape {
  /// Tells the layout engine about a rectangle of this colour.
  public func _lower(into lowering: inout ViewLowering) {
    painted._lower(into: &lowering)
  }

  var painted: PaintedShape { Rectangle().fill(self) }
}
