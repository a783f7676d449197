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
    var painted = over(coat.fill != .none || coat.stroke != .none)
    painted.coat.fill = color.map(Coat.Ink.color) ?? .foreground
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
  ///   - color: the outline's colour, or `nil` for the foreground colour.
  ///   - style: how to draw it.
  /// - Returns: the shape with one more paint.
  public func stroke(_ color: Color? = nil, style: StrokeStyle) -> PaintedShape {
    var painted = over(coat.stroke != .none)
    painted.coat.stroke = color.map(Coat.Ink.color) ?? .foreground
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
    lowering.shape(shape, coat.paint(in: lowering.environment))
  }
}

extension ViewLowering {
  /// Adds a shape.
  mutating func shape(_ shape: StoredShape, _ paint: Paint) {
    leaf(.shape, payload: arena.picture.shapes.add(shape, paint))
  }
}

extension PaintedShape: SingleShape {
  var painted: PaintedShape { self }
}

/// A paint whose colours may be that of the environment.
struct Coat {
  var fill = Ink.none
  var stroke = Ink.none
  var style = StrokeStyle()

  enum Ink: Equatable {
    case none
    case foreground
    case color(Color)
  }
}

extension Coat {
  init(_ paint: Paint) {
    fill = paint.fill.map(Ink.color) ?? .none
    stroke = paint.stroke.map(Ink.color) ?? .none
    style = paint.style
  }

  func paint(in environment: EnvironmentValues) -> Paint {
    Paint(
      fill: fill.color(in: environment), stroke: stroke.color(in: environment), style: style)
  }
}

extension Coat.Ink {
  fileprivate func color(in environment: EnvironmentValues) -> Color? {
    switch self {
    case .none: nil
    case .foreground: environment.foreground
    case .color(let color): color
    }
  }
}
