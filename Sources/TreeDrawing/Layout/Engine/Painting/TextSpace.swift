/// The space around a text, which is part of its style.
struct TextSpace: Hashable {
  /// The least space on each side, none of it negative.
  var insets = EdgeInsets()
  /// What the width and the height with the space are multiples of, in points; 0 for anything.
  ///
  /// What is added to that end is shared between the sides, unless lines stand at one of them.
  var steps = Size.zero
}

extension TextSpace {
  /// The size of some lines with the space around.
  func size(around lines: Size) -> Size {
    let size = Size(width: lines.width + insets.width, height: lines.height + insets.height)
    guard steps != .zero else { return size }
    return Size(
      width: size.width.roundedUp(to: steps.width), height: size.height.roundedUp(to: steps.height))
  }

  /// How far lines with their insets are from the corner of a place of their size with the space.
  @inline(__always)
  func shift(of lines: Size, in place: Size, _ alignment: TextAlignment) -> Point {
    guard steps != .zero else { return .zero }
    return Point(
      x: (place.width - (lines.width + insets.width)) * alignment.share,
      y: (place.height - (lines.height + insets.height)) / 2)
  }
}

extension TextAlignment {
  /// How much of the room beside lines is before them.
  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
