/// A shape with its inside, its outline or both painted.
///
///     Capsule().fill(.white).stroke(.gray, lineWidth: 2)
public struct PaintedShape: View {
  let shape: StoredShape
  /// What was painted before, the first first.
  var undercoats: [Coat] = []
  var coat: Coat

  /// The shape with its inside painted, over what is painted already.
  ///
  /// - Parameter color: the colour, or `nil` for the foreground colour.
  /// - Returns: the shape with one more paint.
  public func fill(_ color: Color? = nil) -> PaintedShape {
    fill(color.map(Coat.Ink.color) ?? .foreground)
  }

  /// The shape with its inside painted in a style, over what is painted already.
  ///
  /// - Parameter style: the colour or the gradient.
  /// - Returns: the shape with one more paint.
  public func fill(_ style: some ShapeStyle) -> PaintedShape {
    fill(style._ink.ink)
  }

  private func fill(_ ink: Coat.Ink) -> PaintedShape {
    var painted = over(coat.fill != .none || coat.stroke != .none)
    painted.coat.fill = ink
    return painted
  }

  /// The shape with its outline painted, over what is painted already.
  ///
  /// - Parameters:
  ///   - color: the outline's colour, or `nil` for the foreground colour.
  ///   - lineWidth: its thickness in points, half of it outside the shape.
  /// - Returns: the shape with one more paint.
  public func stroke(_ color: Color? = nil, lineWidth: Double = 1) -> PaintedShape {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape with its outline painted in a style, over what is painted already.
  ///
  /// - Parameters:
  ///   - content: the colour or the gradient.
  ///   - lineWidth: the outline's thickness in points, half of it outside the shape.
  /// - Returns: the shape with one more paint.
  public func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape with its outline painted in a style, over what is painted already.
  ///
  /// - Parameters:
  ///   - color: the outline's colour, or `nil` for the foreground colour.
  ///   - style: how to draw it.
  /// - Returns: the shape with one more paint.
  public func stroke(_ color: Color? = nil, style: StrokeStyle) -> PaintedShape {
    stroke(color.map(Coat.Ink.color) ?? .foreground, style)
  }

  /// The shape with its outline painted, over what is painted already.
  ///
  /// - Parameters:
  ///   - content: the colour or the gradient.
  ///   - style: how to draw the outline.
  /// - Returns: the shape with one more paint.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape {
    stroke(content._ink.ink, style)
  }

  private func stroke(_ ink: Coat.Ink, _ style: StrokeStyle) -> PaintedShape {
    var painted = over(coat.stroke != .none)
    painted.coat.stroke = ink
    painted.coat.style = style
    return painted
  }

  /// The shape ready for another paint; one coat has both a fill and a stroke over it.
  private func over(_ isCoatFull: Bool) -> PaintedShape {
    guard isCoatFull else { return self }
    return PaintedShape(shape: shape, undercoats: undercoats + [coat], coat: Coat())
  }

  /// Tells the layout engine about the shape, as often as one coat does not hold all its paints.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.oneView { lowering in
      guard !undercoats.isEmpty else { return lower(coat, into: &lowering) }
      lowering.container(.zStack, payload: lowering.arena.parameters.alignments.index(of: .center))
      {
        for coat in undercoats + [coat] { lower(coat, into: &$0) }
      }
    }
  }

  private func lower(_ coat: Coat, into lowering: inout ViewLowering) {
    lowering.leaf(.shape, payload: lowering.register(shape, coat))
  }
}

extension PaintedShape: SingleShape {
  var painted: PaintedShape { self }
}
