@testable import TreeDrawing

// Where guides are.

extension ReferenceNode {
  /// Where a guide is: where it was set, or else where it is by default.
  func value(_ guide: ReferenceGuide, _ axis: Axis, _ p: ProposedViewSize) -> Double {
    if let value = explicit(guide, axis, p) { return noted(value, in: size(p)[axis]) }
    let middle = guide == .follower ? explicit(.middle, axis, p) : nil
    let length = size(p)[axis]
    return noted(guide.defaultValue(length, axis, middle: middle), in: length)
  }

  /// Where two guides meet.
  func point(
    _ horizontal: ReferenceGuide, _ vertical: ReferenceGuide, _ p: ProposedViewSize
  ) -> Point {
    Point(x: value(horizontal, .horizontal, p), y: value(vertical, .vertical, p))
  }

  /// Where a guide was set, if it was.
  func explicit(_ guide: ReferenceGuide, _ axis: Axis, _ p: ProposedViewSize) -> Double? {
    switch kind {
    case .fixed, .color, .spacer, .divider, .reader: nil
    case .text(let text): Self.baseline(guide, axis, of: measured(text, p))
    case .stack, .zStack, .layout:
      guide.combined(places(p).compactMap { Self.explicit(guide, axis, in: $0) }, axis)
    case .guide(guide, let width, let height, let plus):
      written(guide, axis, width, height, plus, p)
    case .offset: views[0].explicit(guide, axis, p)
    default: places(p).first.flatMap { Self.explicit(guide, axis, in: $0) }
    }
  }

  /// Where a guide of a view inside is, in the coordinates of the view around.
  private static func explicit(_ guide: ReferenceGuide, _ axis: Axis, in place: Place) -> Double? {
    place.view.explicit(guide, axis, place.offered).map { $0 + place.origin[axis] }
  }

  private static func baseline(
    _ guide: ReferenceGuide, _ axis: Axis, of text: ReferenceText.Measured
  ) -> Double? {
    guard axis == .vertical else { return nil }
    if guide == .firstBaseline { return text.firstBaseline }
    return guide == .lastBaseline ? text.lastBaseline : nil
  }

  /// What a closure says, as random views are made; what is no number is not said.
  private func written(
    _ guide: ReferenceGuide, _ axis: Axis, _ width: Double, _ height: Double, _ plus: Double,
    _ p: ProposedViewSize
  ) -> Double? {
    let size = size(p)
    let own =
      axis == .horizontal
      ? size.width * width + size.height * height + plus
      : views[0].value(guide, axis, p) + size.width * width - plus
    return own.isNaN ? views[0].explicit(guide, axis, p) : own
  }
}
