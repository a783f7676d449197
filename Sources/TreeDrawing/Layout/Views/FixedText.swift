/// A text that has its size whatever it is offered, with space around it: one element, not two.
struct FixedText: RigidView {
  let content: String
  var space = TextSpace()
  /// What limits its lines.
  var limits = TextLimits()

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    lowering.oneView { $0.fixedText(content, in: space, limits) }
  }
}

extension FixedText {
  /// The text with its lines, which nothing limits any more.
  func broken(in font: Font) -> FixedText {
    guard !limits.areNone else { return self }
    if limits.hold(content, in: font) { return FixedText(content: content, space: space) }
    let lines = limits.lines(of: content, TextRuler(font: font)).string
    return FixedText(content: lines, space: space)
  }
}

extension ViewLowering {
  /// Adds a text that has its size whatever it is offered.
  mutating func fixedText(
    _ content: String, in space: TextSpace = TextSpace(), _ limits: TextLimits = TextLimits()
  ) {
    guard limits.areNone else { return brokenText(content, in: space, limits) }
    let (text, size) = addText(content, in: cursor.environment, in: space)
    leaf(.text, payload: text)
    arena[cursor.previous].size = size
  }

  private mutating func brokenText(
    _ content: String, in space: TextSpace, _ limits: TextLimits
  ) {
    let font = style(in: cursor.environment, space).font
    let text = FixedText(content: content, space: space, limits: limits).broken(in: font)
    fixedText(text.content, in: space)
  }
}
