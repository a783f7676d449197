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
  func range(around content: LengthRange) -> LengthRange {
    contentMode == .fit
      ? LengthRange(least: content.least) : LengthRange(greatest: content.greatest)
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
