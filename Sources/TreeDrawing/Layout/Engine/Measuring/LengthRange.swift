/// How long a view is where no length is offered, and where an infinite one is, as far as that can
/// be told whatever is offered across.
struct LengthRange {
  /// The length if none is offered; it must be measured if this is not there.
  var least: Double?
  /// The length if an infinite one is offered; it must be measured if this is not there.
  var greatest: Double?
  /// What no length is less than, unless something infinite is offered; with an infinite length,
  /// guides may be infinitely far away.
  var floor = 0.0
  /// Whether it is finite if an infinite length is offered and a finite one across, where all
  /// inside is finite for finite lengths.
  var isCapped = false
  /// Whether it is no shorter than what is offered, where that is finite.
  var fills = false
  /// How much can be offered before it is longer than its least.
  var reluctance = 0.0

  static let unknown = LengthRange()

  /// The range of what has the length that is offered.
  static let elastic = {
    var range = LengthRange(least: 0, greatest: .infinity)
    range.fills = true
    return range
  }()

  /// A range of which both ends are worked out in the same way.
  init(_ length: (WritableKeyPath<LengthRange, Double?>) -> Double?) {
    least = length(\.least)
    greatest = length(\.greatest)
  }

  init(least: Double? = nil, greatest: Double? = nil) {
    self.least = least
    self.greatest = greatest
  }

  /// The range of what has one length.
  init(_ length: Double) {
    self.init(least: length, greatest: length)
    floor = length
    reluctance = .infinity
  }

  /// Whether it is finite if an infinite length is offered, or would be with a finite one across.
  var isFinite: Bool { greatest?.isFinite ?? isCapped }
}

extension LengthRange {
  /// The range of a view with space around it.
  ///
  /// With negative padding a proposal of 0 reaches the content as more than 0, so the least length
  /// is not known.
  func padded(by length: Double) -> LengthRange {
    var range = self
    range.least = length < 0 ? nil : least.map { max($0 + length, 0) }
    range.greatest = greatest.map { max($0 + length, 0) }
    range.floor = max(floor + length, 0)
    range.reluctance = length < 0 ? 0 : reluctance + length
    return range
  }
}

extension LengthRange {
  /// The range of a view that is offered nothing along, or across.
  func fixed(along: Bool, across: Bool) -> LengthRange {
    var range = self
    if along { (range.least, range.greatest) = (nil, nil) }
    range.isCapped = along || (isCapped && !across)
    range.fills = false
    if along { range.reluctance = 0 }
    return range
  }
}

extension FlexibleLength {
  /// The range of a frame around content of a range.
  func range(around content: LengthRange) -> LengthRange {
    var range = content
    range.least = length(for: 0, around: content.least)
    range.greatest = length(for: .infinity, around: content.greatest)
    range.floor = floor(around: content.floor)
    range.fills = fills(around: content.fills)
    if isGiven { range.reluctance = 0 }
    return range
  }

  /// The length for a proposal, if the bounds alone decide, or the content is offered just that.
  private func length(for proposal: Double, around content: Double?) -> Double? {
    let shortest = length(around: 0, for: proposal)
    if shortest == length(around: .infinity, for: proposal) { return shortest }
    guard offered(for: proposal) == proposal else { return nil }
    return content.map { length(around: $0, for: proposal) }
  }
}
