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
  var _stored: StoredShape { get }
}

extension Shape {
  /// The form as what `path(in:)` makes.
  public var _stored: StoredShape { .custom(path) }

  /// Tells the layout engine about the shape, filled with the foreground colour.
  public func _lower(into lowering: inout ViewLowering) {
    fill()._lower(into: &lowering)
  }

  /// The shape with its inside painted.
  ///
  /// - Parameter color: the colour, or `nil` for the foreground colour.
  /// - Returns: the shape, which can be stroked in its turn.
  public func fill(_ color: Color? = nil) -> PaintedShape {
    PaintedShape(shape: _stored, coat: Coat()).fill(color)
  }

  /// The shape with its inside painted in a style.
  ///
  /// - Parameter style: the colour or the gradient.
  /// - Returns: the shape, which can be stroked in its turn.
  public func fill(_ style: some ShapeStyle) -> PaintedShape {
    PaintedShape(shape: _stored, coat: Coat()).fill(style)
  }

  /// The shape with its outline painted.
  ///
  /// - Parameters:
  ///   - color: the outline's colour, or `nil` for the foreground colour.
  ///   - lineWidth: its thickness in points, half of it outside the shape.
  /// - Returns: the shape, which can be filled in its turn.
  public func stroke(_ color: Color? = nil, lineWidth: Double = 1) -> PaintedShape {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape with its outline painted in a style.
  ///
  /// - Parameters:
  ///   - content: the colour or the gradient.
  ///   - lineWidth: the outline's thickness in points, half of it outside the shape.
  /// - Returns: the shape, which can be filled in its turn.
  public func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape with its outline painted in a style.
  ///
  /// - Parameters:
  ///   - color: the outline's colour, or `nil` for the foreground colour.
  ///   - style: how to draw it.
  /// - Returns: the shape, which can be filled in its turn.
  public func stroke(_ color: Color? = nil, style: StrokeStyle) -> PaintedShape {
    PaintedShape(shape: _stored, coat: Coat()).stroke(color, style: style)
  }

  /// The shape with its outline painted.
  ///
  /// - Parameters:
  ///   - content: the colour or the gradient.
  ///   - style: how to draw the outline.
  /// - Returns: the shape, which can be filled in its turn.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape {
    PaintedShape(shape: _stored, coat: Coat()).stroke(content, style: style)
  }

  /// The shape with its inside, its outline or both painted.
  public func painted(_ paint: Paint) -> PaintedShape {
    PaintedShape(shape: _stored, coat: Coat(paint))
  }
}
