/// A frame whose lengths follow what is offered and what the content needs, within bounds.
struct FlexibleFrame {
  let width: FlexibleLength
  let height: FlexibleLength
  let alignment: Alignment

  /// What the content is offered.
  func proposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.offered(for: proposal.width), height: height.offered(for: proposal.height))
  }

  /// The frame's size around content of a size.
  func size(around content: Size, for proposal: ProposedViewSize) -> Size {
    Size(
      width: width.length(around: content.width, for: proposal.width),
      height: height.length(around: content.height, for: proposal.height))
  }
}

/// Bounds of a length; those that contradict each other are raised to fit.
struct FlexibleLength {
  private let least: Double?
  private let ideal: Double?
  private let greatest: Double?

  init(least: Double?, ideal: Double?, greatest: Double?) {
    let least = least.map { max($0, 0) }
    let ideal = ideal.map { max($0, least ?? 0) }
    self.least = least
    self.ideal = ideal
    self.greatest = greatest.map { max($0, ideal ?? least ?? 0) }
  }

  /// Whether there is any bound, or an ideal.
  var isGiven: Bool { least != nil || ideal != nil || greatest != nil }

  /// What the content is offered: the proposal, or else the ideal, within the bounds.
  func offered(for proposal: Double?) -> Double? {
    (proposal ?? ideal).map(clamped)
  }

  /// The length around content of a length: with both bounds it is the proposal's choice, with one
  /// bound the content's as long as it stays between the proposal and the bound.
  func length(around content: Double, for proposal: Double?) -> Double {
    guard let proposal else { return clamped(ideal ?? content) }
    let offered = clamped(proposal)
    return switch (least, greatest) {
    case (_?, _?): offered
    case (let least?, nil): max(min(offered, content), least)
    case (nil, let greatest?): min(max(offered, content), greatest)
    case (nil, nil): content
    }
  }

  /// What no length is less than around content of which that is known.
  func floor(around content: Double) -> Double {
    least ?? (isGiven ? 0 : content)
  }

  /// Whether it is no shorter than what is offered.
  func fills(around content: Bool) -> Bool {
    greatest == .infinity || (greatest == nil && content)
  }

  /// Whether it is finite for what is finite.
  var isFinite: Bool { least?.isFinite ?? true && ideal?.isFinite ?? true }

  private func clamped(_ length: Double) -> Double {
    min(max(length, least ?? length), greatest ?? .infinity)
  }
}
