// Whether a path is somewhere, and not too far away to be drawn.

extension Path {
  /// Whether all coordinates are finite numbers.
  var isFinite: Bool { isEverywhere(\.isFinite) }

  /// Whether no coordinate is too great to be drawn.
  var isDrawable: Bool { isEverywhere(\.isDrawable) }

  private func isEverywhere(_ condition: (Point) -> Bool) -> Bool {
    switch form {
    case .simple(let outline, in: let frame):
      let (first, second) = outline.position(in: frame)
      return condition(first) && condition(second)
    case .steps(let steps): return steps.allSatisfy { $0.points.allSatisfy(condition) }
    }
  }
}

extension Outline {
  /// Whether its path in a frame can be drawn as it is.
  func isDrawable(in frame: Rect) -> Bool {
    let (first, second) = position(in: frame)
    return first.isDrawable && second.isDrawable && hasSoundCorners
  }
}

extension Path.Step {
  fileprivate var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [end, control]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .close: []
    }
  }
}
