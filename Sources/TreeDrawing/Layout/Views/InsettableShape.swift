/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inwards.
  ///
  /// - Parameter amount: how far, in points.
  /// - Returns: the smaller shape.
  func inset(by amount: Double) -> InsetShape
}

extension InsettableShape {
  /// The shape with its outline painted inside its edge.
  ///
  /// - Parameters:
  ///   - color: the outline's colour, or `nil` for the foreground colour.
  ///   - lineWidth: its thickness in points.
  /// - Returns: the smaller shape, which can be filled in its turn.
  public func strokeBorder(_ color: Color? = nil, lineWidth: Double = 1) -> PaintedShape {
    strokeBorder(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape with its outline painted inside its edge in a style.
  ///
  /// - Parameters:
  ///   - color: the outline's colour, or `nil` for the foreground colour.
  ///   - style: how to draw it.
  /// - Returns: the smaller shape, which can be filled in its turn.
  public func strokeBorder(_ color: Color? = nil, style: StrokeStyle) -> PaintedShape {
    inset(by: style.halfWidth).stroke(color, style: style)
  }

  /// The shape with its outline painted inside its edge in a style.
  ///
  /// - Parameters:
  ///   - content: the colour or the gradient.
  ///   - lineWidth: the outline's thickness in points.
  /// - Returns: the smaller shape, which can be filled in its turn.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: Double = 1) -> PaintedShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape with its outline painted inside its edge.
  ///
  /// - Parameters:
  ///   - content: the colour or the gradient.
  ///   - style: how to draw the outline.
  /// - Returns: the smaller shape, which can be filled in its turn.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape {
    inset(by: style.halfWidth).stroke(content, style: style)
  }
}

extension StrokeStyle {
  /// How much of the line is inside an edge that it is drawn along.
  fileprivate var halfWidth: Double {
    // A thickness that makes no sense gets its warning when the outline is painted.
    lineWidth.isDrawable ? max(lineWidth, 0) / 2 : 0
  }
}

/// A shape in the inside of its place.
public struct Inset<Base: Shape>: InsettableShape {
  let base: Base
  let amount: Double

  /// The shape, as it is in a smaller place.
  public func path(in rect: Rect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// The shape in a still smaller place.
  public func inset(by amount: Double) -> Inset { Inset(base: base, amount: self.amount + amount) }
}

extension Rectangle: InsettableShape {
  /// The rectangle with its edges moved inwards.
  public func inset(by amount: Double) -> Inset<Rectangle> { Inset(base: self, amount: amount) }
}

extension RoundedRectangle: InsettableShape {
  /// The rectangle with its edges moved inwards, and corners of smaller radii.
  public func inset(by amount: Double) -> RoundedRectangle {
    var smaller = self
    smaller.amount += amount
    return smaller
  }
}

extension Capsule: InsettableShape {
  /// The capsule with its edge moved inwards.
  public func inset(by amount: Double) -> Inset<Capsule> { Inset(base: self, amount: amount) }
}

extension Ellipse: InsettableShape {
  /// The ellipse that fills the inside of the place.
  public func inset(by amount: Double) -> Inset<Ellipse> { Inset(base: self, amount: amount) }
}

extension Circle: InsettableShape {
  /// The circle with its edge moved inwards.
  public func inset(by amount: Double) -> Inset<Circle> { Inset(base: self, amount: amount) }
}
