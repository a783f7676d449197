extension View {
  /// Puts a view behind this one; it is offered this one's size.
  ///
  /// - Parameters:
  ///   - background: what is behind.
  ///   - alignment: which guides of the two lie on each other.
  /// - Returns: the view with another behind it.
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Puts a colour behind the view.
  public func background(_ color: Color) -> some View {
    background { color }
  }

  /// Puts a shape in a colour behind the view.
  ///
  /// - Parameters:
  ///   - color: what fills the shape.
  ///   - shape: the shape, which is offered the view's size.
  /// - Returns: the view with the shape behind it.
  public func background(_ color: Color, in shape: some Shape) -> some View {
    background { shape.fill(color) }
  }

  /// Puts a shape in a style behind the view.
  ///
  /// - Parameters:
  ///   - style: the colour or the gradient that fills the shape.
  ///   - shape: the shape, which is offered the view's size.
  /// - Returns: the view with the shape behind it.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background { shape.fill(style) }
  }

  /// Puts a view in front of this one; it is offered this one's size.
  ///
  /// - Parameters:
  ///   - overlay: what is in front.
  ///   - alignment: which guides of the two lie on each other.
  /// - Returns: the view with another in front of it.
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Puts a colour in front of the view.
  public func overlay(_ color: Color) -> some View {
    overlay { color }
  }

  /// Puts a shape in a colour in front of the view.
  ///
  /// - Parameters:
  ///   - color: what fills the shape.
  ///   - shape: the shape, which is offered the view's size.
  /// - Returns: the view with the shape in front of it.
  public func overlay(_ color: Color, in shape: some Shape) -> some View {
    overlay { shape.fill(color) }
  }

  /// Puts a shape in a style in front of the view.
  ///
  /// - Parameters:
  ///   - style: the colour or the gradient that fills the shape.
  ///   - shape: the shape, which is offered the view's size.
  /// - Returns: the view with the shape in front of it.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    overlay { shape.fill(style) }
  }

  /// Draws a line inside the edges of the view, over it.
  ///
  /// - Parameters:
  ///   - color: the line's colour.
  ///   - width: its thickness in points.
  /// - Returns: the view with a line around its inside.
  public func border(_ color: Color, width: Double = 1) -> some View {
    overlay { Border(width: width).stroke(color, lineWidth: width) }
  }

  /// Draws a line in a style inside the edges of the view, over it.
  ///
  /// - Parameters:
  ///   - content: the colour or the gradient.
  ///   - width: the line's thickness in points.
  /// - Returns: the view with a line around its inside.
  public func border(_ content: some ShapeStyle, width: Double = 1) -> some View {
    overlay { Border(width: width).stroke(content, lineWidth: width) }
  }
}

/// The middle of a line that fills its place up to the edges.
private struct Border: Shape {
  let width: Double

  func path(in rect: Rect) -> Path {
    // A thickness that makes no sense is 1, with a warning when the line is painted.
    let width = width >= 0 && width.isDrawable ? width : 1
    return Path(rect.insetBy(dx: width / 2, dy: width / 2))
  }
}
