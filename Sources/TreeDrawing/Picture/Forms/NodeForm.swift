/// How nodes of one shape and style are drawn: what is behind their texts, how much larger it is,
/// and how they are written.
///
/// It never changes; nodes share it.
final class NodeForm {
  let backdrop: RegisteredShape?
  /// The shape that says how large it must be; the others are as large as the texts and the space.
  let enclosing: (any EnclosingShape.Type)?
  /// The space around a label that stands alone.
  let space: TextSpace
  /// How long and how many lines of the label are.
  let limits: TextLimits
  /// How many bytes of a label surely stand on one line.
  let safeLength: Int
  /// How the texts are written.
  let textStyle: LabelTextStyle
  /// What is behind the text of a line, beside its dot, if there is one.
  let fill: Paint?

  init(
    backdrop: RegisteredShape?, enclosing: (any EnclosingShape.Type)? = nil, space: TextSpace,
    limits: TextLimits, safeLength: Int, textStyle: LabelTextStyle, fill: Paint? = nil
  ) {
    self.backdrop = backdrop
    self.enclosing = enclosing
    self.space = space
    self.limits = limits
    self.safeLength = safeLength
    self.textStyle = textStyle
    self.fill = fill
  }
}

extension NodeForm {
  /// The size of a node.
  ///
  /// - Parameters:
  ///   - size: the size of its texts.
  ///   - insets: the space around them.
  ///   - corner: the space beside their corners.
  /// - Returns: whole, even numbers of points.
  func size(around size: Size, insets: EdgeInsets, corner: Double) -> Size {
    let content = EnclosedContent(
      size: size, insets: insets, corner: corner, step: space.steps.height)
    let least = Size(width: content.leastWidth, height: content.room.height)
    let size = enclosing?.size(around: content) ?? least
    return Size(
      width: max(size.width, least.width).roundedUp(to: space.steps.width),
      height: max(size.height, least.height).roundedUp(to: space.steps.height))
  }

  /// The space around the texts of a node of some size, with what makes them stand in the middle of
  /// their room.
  func insets(_ insets: EdgeInsets, in size: Size) -> EdgeInsets {
    var insets = insets
    insets.top += 2 * (enclosing?.drop(in: size) ?? 0)
    return insets
  }
}
