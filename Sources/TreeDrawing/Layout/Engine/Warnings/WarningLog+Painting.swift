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
      record(.number(.dash, .init(bad), replacement: nil))
      checked.dash = []
    }
    return checked
  }

  /// A path that can be painted, if it stands anywhere.
  func checked(_ path: Path) -> Path? {
    guard path.isDrawable else {
      record(path.isFinite ? .distance(.shape) : .coordinates(.shape))
      return nil
    }
    if path.startsNowhere { return started(path) }
    guard case .simple(.rectangle(let radius), in: let rect) = path.form,
      !LayoutWarning.Range.finiteNotNegative.contains(radius)
    else { return path }
    return Path(roundedRect: rect, cornerRadius: number(radius, .cornerRadius))
  }

  /// What of a path comes behind its first move, if it has one.
  private func started(_ path: Path) -> Path? {
    record(.pathWithoutStart)
    let path = path.started
    return path.isEmpty ? nil : path
  }

  /// Whether a line of text stands anywhere; if not, that is recorded.
  func isPaintable(at point: Point) -> Bool {
    if point.isDrawable { return true }
    record(point.isFinite ? .distance(.text) : .coordinates(.text))
    return false
  }
}

extension WarningLog {
  /// The size of the picture, where it is too great the greatest that can be drawn.
  func checkedPicture(_ size: Size) -> Size {
    guard !size.isDrawable else { return size }
    var checked = size
    for (axis, extent) in [(Axis.horizontal, LayoutWarning.Extent.width), (.vertical, .height)]
    where !size[axis].isDrawable {
      record(
        .length(extent, .init(size[axis]), replacement: .number(.greatestLength)))
      checked[axis] = .greatestLength
    }
    return checked
  }
}

extension Paint {
  /// Whether all lengths of its outline make sense.
  var isDrawable: Bool {
    let range = LayoutWarning.Range.finiteNotNegative
    return range.contains(style.lineWidth) && range.contains(style.miterLimit)
      && style.dashPhase.isDrawable && style.dash.allSatisfy(range.contains)
  }
}
