// What is painted: outlines, corners and paths.

extension WarningLog {
  /// A paint whose outline can be drawn: without a thickness it is 1 point thick, without lengths of
  /// dashes it has no gaps.
  func checked(_ paint: Paint) -> Paint {
    guard !paint.isDrawable else { return paint }
    var paint = paint
    paint.style = checked(paint.style)
    return paint
  }

  private func checked(_ style: StrokeStyle) -> StrokeStyle {
    var checked = style
    checked.lineWidth = number(style.lineWidth, .lineWidth, else: 1)
    checked.miterLimit = number(style.miterLimit, .miterLimit, else: 10)
    checked.dashPhase = number(style.dashPhase, .dashPhase)
    if let bad = style.dash.first(where: { !LayoutWarning.Range.finiteNotNegative.contains($0) }) {
      note(.number(.dash, .init(bad), replacement: nil))
      checked.dash = []
    }
    return checked
  }

  /// A path that can be painted, if it stands anywhere.
  func checked(_ path: Path) -> Path? {
    guard path.isFinite else {
      note(.coordinates(.shape))
      return nil
    }
    guard case .rectangle(let rect, let radius) = path.form,
      !LayoutWarning.Range.finiteNotNegative.contains(radius)
    else { return path }
    return Path(roundedRect: rect, cornerRadius: number(radius, .cornerRadius))
  }

  /// Whether a line of text stands anywhere; if not, that is noted.
  func isPaintable(at point: Point) -> Bool {
    if point.isFinite { return true }
    note(.coordinates(.text))
    return false
  }
}

extension Paint {
  /// Whether all lengths of its outline make sense.
  var isDrawable: Bool {
    let range = LayoutWarning.Range.finiteNotNegative
    return range.contains(style.lineWidth) && range.contains(style.miterLimit)
      && style.dashPhase.isFinite && style.dash.allSatisfy(range.contains)
  }
}

extension Path {
  /// Whether all coordinates are finite numbers.
  fileprivate var isFinite: Bool {
    switch form {
    case .rectangle(let rect, _), .ellipse(let rect): rect.isFinite
    case .line(let start, let end): start.isFinite && end.isFinite
    case .steps(let steps): steps.allSatisfy(\.isFinite)
    }
  }
}

extension Path.Step {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let end), .line(let end): end.isFinite
    case .quadCurve(let end, let control): end.isFinite && control.isFinite
    case .curve(let end, let control1, let control2):
      end.isFinite && control1.isFinite && control2.isFinite
    case .close: true
    }
  }
}

extension Rect {
  /// Whether it stands somewhere, and has finite extents.
  var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension Point {
  /// Whether it is somewhere.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Size {
  /// Whether both extents are finite numbers.
  var isFinite: Bool { width.isFinite && height.isFinite }
}
