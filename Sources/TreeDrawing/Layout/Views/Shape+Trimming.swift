extension Shape {
  /// The part of the shape's outline between two fractions of its length.
  ///
  ///     Circle().trim(from: 0, to: 0.25).stroke(.blue, lineWidth: 4)
  ///
  /// Outlines go clockwise: circles, ellipses and what has round corners begin in the middle of the
  /// right side, rectangles in the top left corner.
  ///
  /// - Parameters:
  ///   - startFraction: where the part begins, from 0 to 1; what is outside counts as the nearer of
  ///     the two.
  ///   - endFraction: where it ends; if it is not greater, nothing is left.
  /// - Returns: a shape that is this part.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    Trimmed(base: self, start: startFraction, end: endFraction)
  }
}

/// A part of a shape's outline.
private struct Trimmed<Base: Shape>: Shape {
  let base: Base
  let start: Double
  let end: Double

  func path(in rect: Rect) -> Path {
    base.path(in: rect).trimmedPath(from: start, to: end)
  }

  var _stored: StoredShape {
    .custom(
      path,
      base._stored.misuses + misuse(of: start, .trimStart, 0) + misuse(of: end, .trimEnd, 1))
  }

  private func misuse(
    of fraction: Double, _ parameter: LayoutWarning.Parameter, _ replacement: Double
  ) -> [LayoutWarning.Misuse] {
    fraction.isNaN ? [.number(parameter, .notANumber, replacement: .number(replacement))] : []
  }
}
