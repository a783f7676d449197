/// The ratio of width to height that a view is offered, and how that lies in what there is.
struct AspectRatio {
  /// The ratio; that of the view's ideal size if it is not given.
  let ratio: Double?
  let contentMode: ContentMode

  /// What a view of an ideal size is offered.
  ///
  /// If one length is offered, the other one follows; if none, the view is asked for its ideal
  /// size. A view whose ideal size has no ratio is offered all.
  func proposal(for proposal: ProposedViewSize, ideal: Size) -> ProposedViewSize {
    guard let ratio = ratio ?? ideal.ratio else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isAsWide = (width / ratio <= height) == (contentMode == .fit)
      return isAsWide
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  /// How long the view is around content of a range, as far as that can be told whatever is offered
  /// across: within nothing fits nothing, and only what is infinite fills what is infinite.
  ///
  /// What has a ratio, and fits, is finite if what is offered across is.
  func range(around content: LengthRange, ideal: Size) -> LengthRange {
    var range = content
    switch contentMode {
    case .fit:
      range.greatest = nil
      range.isCapped = (ratio ?? ideal.ratio) != nil
      range.fills = false
    case .fill:
      range.least = nil
      range.isCapped = false
      range.reluctance = 0
    }
    return range
  }
}

extension Size {
  /// The width as a multiple of the height, if both are lengths; of two equal ones it is 1.
  fileprivate var ratio: Double? {
    if width == height { return 1 }
    let ratio = width / height
    return ratio > 0 && ratio.isFinite ? ratio : nil
  }
}
