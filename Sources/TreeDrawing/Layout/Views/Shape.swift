/// A form that fills whatever place it is given.
public protocol Shape: View where Body == Never {
  /// The form, apart from its place and its paint.
  var form: ShapeForm { get }
}

/// The forms that the engine can draw.
public enum ShapeForm: Hashable, Sendable {
  /// The whole place, its corners rounded by a radius in points.
  case rectangle(cornerRadius: Double)
  /// A straight line between two points of the place, in its local coordinates.
  case line(Point, Point)
}

extension ShapeForm {
  /// The outline in a place.
  func outline(in rect: Rect) -> Outline {
    switch self {
    case .rectangle(let radius): .rectangle(rect, cornerRadius: radius)
    case .line(let start, let end): .line(start + rect.origin, end + rect.origin)
    }
  }
}

extension Shape {
  /// Tells the layout engine about the shape, filled with black.
  public func lower(into lowering: inout ViewLowering) {
    painted(Paint(fill: .black)).lower(into: &lowering)
  }

  /// The shape with its inside painted.
  public func fill(_ color: Color) -> PaintedShape {
    painted(Paint(fill: color))
  }

  /// The shape with its outline painted.
  ///
  /// - Parameters:
  ///   - color: the outline's colour.
  ///   - lineWidth: its thickness in points, half of it outside the shape.
  ///   - lineCap: how open lines end.
  /// - Returns: the shape, nothing but its outline painted.
  public func stroke(
    _ color: Color, lineWidth: Double = 1, lineCap: LineCap = .butt
  ) -> PaintedShape {
    painted(Paint(stroke: color, lineWidth: lineWidth, lineCap: lineCap))
  }

  /// The shape with its inside and its outline painted as told.
  public func painted(_ paint: Paint) -> PaintedShape {
    PaintedShape(form: form, paint: paint)
  }
}

/// A form with its paint.
public struct PaintedShape: View {
  let form: ShapeForm
  let paint: Paint

  /// Tells the layout engine about the shape.
  public func lower(into lowering: inout ViewLowering) {
    let payload = lowering.arena.shapes.appendIndex((form, paint))
    lowering.leaf(.shape, payload: payload)
  }
}

/// A rectangle that fills its place.
public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}

  /// The whole place.
  public var form: ShapeForm { .rectangle(cornerRadius: 0) }
}

/// A rectangle with rounded corners that fills its place.
public struct RoundedRectangle: Shape {
  let cornerRadius: Double

  /// Makes a rectangle whose corners are rounded by a radius in points.
  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
  }

  /// The whole place with its corners rounded.
  public var form: ShapeForm { .rectangle(cornerRadius: cornerRadius) }
}

/// A straight line between two points of its place.
public struct Line: Shape {
  let start: Point
  let end: Point

  /// Makes a line from one point to another, in the coordinates of the place that it is given.
  public init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
  }

  /// The line.
  public var form: ShapeForm { .line(start, end) }
}

extension Color: View {
  /// Tells the layout engine about a rectangle of this colour.
  public func lower(into lowering: inout ViewLowering) {
    Rectangle().fill(self).lower(into: &lowering)
  }
}
