// What is painted: outlines, corners and paths.

extension WarningLog {
  /// A paint whose outline can be drawn: without a thickness it is 1 point thick, without lengths
  /// of dashes it has no gaps.
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
    guard stands(path, .shape) else { return nil }
    let checked = mended(path)
    return path.startsNowhere && checked.isEmpty ? nil : checked
  }

  /// A path that can be clipped to, if it stands anywhere.
  func checkedClip(_ path: Path) -> Path? {
    stands(path, .clip) ? mended(path) : nil
  }

  /// Whether a path stands anywhere; if not, that is recorded.
  private func stands(_ path: Path, _ painted: LayoutWarning.Painted) -> Bool {
    if path.isDrawable { return true }
    record(path.isFinite ? .distance(painted) : .coordinates(painted))
    return false
  }

  /// A path without what comes before its first move, and with corners that can be drawn.
  private func mended(_ path: Path) -> Path {
    if path.startsNowhere {
      record(.pathWithoutStart)
      return path.started
    }
    guard case .simple(.rectangle(let radius), in: let rect) = path.form,
      !LayoutWarning.Range.finiteNotNegative.contains(radius)
    else { return path }
    return Path(roundedRect: rect, cornerRadius: number(radius, .cornerRadius))
  }

  /// Whether an image in a frame stands anywhere; if not, that is recorded.
  func isPaintable(_ frame: Rect) -> Bool { stands(Path(frame), .image) }

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
