/// A form that fills whatever place it is given.
///
///     struct Triangle: Shape {
///       func path(in rect: Rect) -> Path {
///         Path { path in
///           path.addLines([rect[.bottomLeading], rect[.top], rect[.bottomTrailing]])
///           path.closeSubpath()
///         }
///       }
///     }
public protocol Shape: View where Body == Never {
  /// The form in a place.
  ///
  /// - Parameter rect: the place, its origin being that of the shape's own coordinates.
  /// - Returns: the line around the form.
  func path(in rect: Rect) -> Path

  /// How the engine keeps the form; only its own shapes implement it.
  var stored: StoredShape { get }
}

extension Shape {
  /// The form as what `path(in:)` makes.
  public var stored: StoredShape { .custom(path) }

  /// Tells the layout engine about the shape, filled with black.
  public func lower(into lowering: inout ViewLowering) {
    painted(Paint(fill: .black)).lower(into: &lowering)
  }

  /// The shape with its inside painted.
  public func fill(_ color: Color) -> some View {
    painted(Paint(fill: color))
  }

  /// The shape with its outline painted.
  ///
  /// - Parameters:
  ///   - color: the outline's colour.
  ///   - lineWidth: its thickness in points, half of it outside the shape.
  /// - Returns: the shape, nothing but its outline painted.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> some View {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape with its outline painted in a style.
  public func stroke(_ color: Color, style: StrokeStyle) -> some View {
    painted(
      Paint(
        stroke: color, lineWidth: style.lineWidth, lineCap: style.lineCap, dash: style.dash))
  }

  /// The shape with its inside and its outline painted as told.
  public func painted(_ paint: Paint) -> some View {
    PaintedShape(shape: stored, paint: paint)
  }
}

private struct PaintedShape: View {
  let shape: StoredShape
  let paint: Paint

  func lower(into lowering: inout ViewLowering) {
    let payload = lowering.arena.shapes.appendIndex((shape, paint))
    lowering.leaf(.shape, payload: payload)
  }
}

/// How outlines are drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The thickness in points.
  public var lineWidth: Double
  /// How open lines, and dashes, end.
  public var lineCap: LineCap
  /// The lengths of dashes and gaps in turn, in points; none for a line without gaps.
  public var dash: [Double]

  /// Makes a style; what is not given is the default.
  public init(lineWidth: Double = 1, lineCap: LineCap = .butt, dash: [Double] = []) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.dash = dash
  }
}
