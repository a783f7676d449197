extension View {
  /// Gives the view a width, a height or both, whatever it needs itself.
  ///
  /// - Parameters:
  ///   - width: the width in points, or `nil` to leave it to the view.
  ///   - height: the height in points, or `nil` to leave it to the view.
  ///   - alignment: where the view stands if its own size differs.
  /// - Returns: a view of that size around this one.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    Framed(
      content: self, frame: Parameters.Frame(width: width, height: height, alignment: alignment))
  }

  /// Keeps the view's width and height within bounds; bounds that contradict each other are raised.
  ///
  /// - Parameters:
  ///   - minWidth: the least width in points.
  ///   - idealWidth: the width in points if none is offered.
  ///   - maxWidth: the greatest width in points; if infinite, all that is offered is taken.
  ///   - minHeight: the least height in points.
  ///   - idealHeight: the height in points if none is offered.
  ///   - maxHeight: the greatest height in points; if infinite, all that is offered is taken.
  ///   - alignment: where the view stands if its own size differs.
  /// - Returns: a view of a size within the bounds around this one.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FlexiblyFramed(
      content: self,
      width: FrameBounds(
        axis: .horizontal, least: minWidth, ideal: idealWidth, greatest: maxWidth),
      height: FrameBounds(
        axis: .vertical, least: minHeight, ideal: idealHeight, greatest: maxHeight),
      alignment: alignment)
  }

  /// Asks the view for its ideal size, whatever is offered.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Asks the view for its ideal width, its ideal height or both, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    IdeallySized(content: self, horizontal: horizontal, vertical: vertical)
  }
}

private struct Framed<Content: View>: ModifiedView {
  let content: Content
  let frame: Parameters.Frame

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let frame = lowering.arena.warnings.checked(frame)
    lowering.container(
      .frame, payload: lowering.arena.parameters.frames.appendIndex(frame), children: view)
  }
}

private struct FlexiblyFramed<Content: View>: ModifiedView {
  let content: Content
  let width: FrameBounds
  let height: FrameBounds
  let alignment: Alignment

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let warnings = lowering.arena.warnings
    let frame = FlexibleFrame(
      width: warnings.checked(width), height: warnings.checked(height), alignment: alignment)
    let payload = lowering.arena.parameters.flexibleFrames.appendIndex(frame)
    lowering.container(.flexibleFrame, payload: payload, children: view)
  }
}

private struct IdeallySized<Content: View>: ModifiedView {
  let content: Content
  let horizontal: Bool
  let vertical: Bool

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    lowering.fixedSize(horizontal: horizontal, vertical: vertical, view)
  }
}

extension ViewLowering {
  /// Adds an element that asks a view for its ideal size on some axes.
  mutating func fixedSize(
    horizontal: Bool = true, vertical: Bool = true, _ view: (inout ViewLowering) -> Void
  ) {
    let payload = arena.parameters.fixedAxes.appendIndex((horizontal, vertical))
    container(.fixedSize, payload: payload, children: view)
  }
}
