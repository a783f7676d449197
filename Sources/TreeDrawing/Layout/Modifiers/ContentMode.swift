/// How a view of some ratio of width to height lies in the place that is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is in the place, with room left on one axis.
  case fit
  /// It covers the place, and sticks out on one axis.
  case fill
}

extension View {
  /// Offers the view the largest size of a ratio that fits what there is, or the smallest that
  /// fills it.
  ///
  /// The view still chooses its own size: a shape takes what it is offered, text does not. Where a
  /// single length is offered, the other one follows from it; where none is, the view is asked for
  /// its ideal size.
  ///
  ///     Ellipse().aspectRatio(0.75, contentMode: .fit).frame(width: 200, height: 200)
  ///
  /// - Parameters:
  ///   - aspectRatio: the width as a multiple of the height; that of the view's ideal size if not
  ///     given.
  ///   - contentMode: whether to fit or to fill what is offered.
  /// - Returns: the view, offered sizes of that ratio.
  public func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> some View {
    Proportioned(content: self, ratio: aspectRatio, contentMode: contentMode)
  }

  /// Offers the view the largest size that is as wide for its height as another and fits what there
  /// is, or the smallest that fills it.
  ///
  /// - Parameters:
  ///   - aspectRatio: a size of the ratio, however large.
  ///   - contentMode: whether to fit or to fill what is offered.
  /// - Returns: the view, offered sizes of that ratio.
  public func aspectRatio(_ aspectRatio: Size, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Offers the view the largest size of the ratio of its ideal size that fits what there is.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Offers the view the smallest size of the ratio of its ideal size that fills what there is.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct Proportioned<Content: View>: ModifiedView {
  let content: Content
  let ratio: Double?
  let contentMode: ContentMode

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let ratio = lowering.arena.warnings.checked(ratio, .aspectRatio)
    let payload = lowering.arena.parameters.aspectRatios.appendIndex(
      AspectRatio(ratio: ratio, contentMode: contentMode))
    lowering.container(.aspectRatio, payload: payload, children: view)
  }
}
