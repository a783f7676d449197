extension Drawing {
  /// What paints the inside or the outline of something: one colour, or several that pass into each
  /// other.
  ///
  /// Places are in coordinates of the whole picture. Before its start and behind its end a gradient
  /// has the first and the last colour. Where its stops are not in the order of their locations,
  /// one counts as being where the one before it is.
  public enum Shading: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// Colours along a line.
    case linearGradient(Gradient, startPoint: Point, endPoint: Point)
    /// Colours along the radii of circles around a point; radii are in points.
    case radialGradient(Gradient, center: Point, startRadius: Double, endRadius: Double)
  }
}

extension Drawing.Shading {
  /// What covers a part of what this does.
  func faded(by opacity: Double) -> Drawing.Shading {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .linearGradient(let gradient, let start, let end):
      .linearGradient(gradient.faded(by: opacity), startPoint: start, endPoint: end)
    case .radialGradient(let gradient, let center, let start, let end):
      .radialGradient(
        gradient.faded(by: opacity), center: center, startRadius: start, endRadius: end)
    }
  }
}

/// A gradient in the place where it is used, and a number that no other of the drawing has.
struct PlacedGradient {
  let number: Int
  let shading: Drawing.Shading
}

/// The gradients that an item is painted in, in place of what its paint or its colours say.
struct ItemGradients {
  let fill: PlacedGradient?
  let stroke: PlacedGradient?
}
