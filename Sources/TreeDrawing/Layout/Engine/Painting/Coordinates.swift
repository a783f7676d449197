// Whether what is to be painted stands somewhere, and not too far away to be drawn.

extension Path {
  /// Whether all coordinates are finite numbers.
  var isFinite: Bool { points.allSatisfy(\.isFinite) }

  /// Whether nothing reaches too far to be drawn.
  var isDrawable: Bool {
    switch form {
    case .rectangle(let rect, _), .ellipse(let rect): rect.isDrawable
    case .line(let start, let end): start.isDrawable && end.isDrawable
    case .steps(let steps): steps.allSatisfy(\.isDrawable)
    }
  }

  private var points: [Point] {
    switch form {
    case .rectangle(let rect, _), .ellipse(let rect):
      [rect.origin, Point(x: rect.width, y: rect.height)]
    case .line(let start, let end): [start, end]
    case .steps(let steps): steps.flatMap(\.points)
    }
  }
}

extension Path.Step {
  fileprivate var isDrawable: Bool {
    switch self {
    case .move(let end), .line(let end): end.isDrawable
    case .quadCurve(let end, let control): end.isDrawable && control.isDrawable
    case .curve(let end, let control1, let control2):
      end.isDrawable && control1.isDrawable && control2.isDrawable
    case .close: true
    }
  }

  fileprivate var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [end, control]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .close: []
    }
  }
}

extension Rect {
  /// Whether it stands somewhere, and has extents, that can be drawn.
  var isDrawable: Bool { origin.isDrawable && size.isDrawable }
}
