// Lengths that come out as no finite numbers while views are laid out.

extension Measurer {
  /// The size that an element finally gets, and what it must be offered for that.
  ///
  /// A length that is not finite is measured again ideally; if it still is not, it is 0.
  mutating func finalSize(
    of element: ElementID, for proposal: ProposedViewSize
  ) -> (size: Size, proposal: ProposedViewSize) {
    let size = measure(element, for: proposal)
    guard !size.isFinite else { return (size, proposal) }
    var changed = proposal
    if !size.width.isFinite { changed.width = nil }
    if !size.height.isFinite { changed.height = nil }
    let ideal = measure(element, for: changed)
    record(size, replacement: ideal)
    return (ideal.finite, changed)
  }

  /// The ideal size of an element, 0 where it is not finite.
  mutating func checkedIdeal(_ size: Size) -> Size {
    guard !size.isFinite else { return size }
    record(size, replacement: .zero)
    return size.finite
  }

  /// The size that a custom layout says it has, 0 where that is no number or negative.
  mutating func checkedLayoutSize(_ size: Size) -> Size {
    var checked = size
    for (axis, extent) in [(Axis.horizontal, LayoutWarning.Extent.width), (.vertical, .height)]
    where !(size[axis] >= 0) {
      arena.warnings.record(.length(extent, .init(size[axis]), replacement: .number(0)))
      checked[axis] = 0
    }
    return checked
  }

  private mutating func record(_ size: Size, replacement: Size) {
    for (axis, extent) in [(Axis.horizontal, LayoutWarning.Extent.width), (.vertical, .height)]
    where !size[axis].isFinite {
      let isIdeal = replacement[axis].isFinite && replacement[axis] != 0
      arena.warnings.record(
        .length(extent, .init(size[axis]), replacement: isIdeal ? nil : .number(0)))
    }
  }
}

extension Arena {
  /// Records that several views stand where one is needed.
  mutating func checkRoots(of element: ElementID) {
    let count = children(of: element).count
    if count > 1 { warnings.record(.severalRoots(count: count)) }
  }
}

extension Size {
  fileprivate var finite: Size {
    Size(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
  }
}
