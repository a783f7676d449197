/// How long a view is where no length is offered, and where an infinite one is, as far as that can
/// be told whatever is offered across.
struct LengthRange {
  /// The length if none is offered; it must be measured if this is not there.
  var least: Double?
  /// The length if an infinite one is offered; it must be measured if this is not there.
  var greatest: Double?

  static let unknown = LengthRange()

  /// A range of which both ends are worked out in the same way.
  init(_ length: (WritableKeyPath<LengthRange, Double?>) -> Double?) {
    least = length(\.least)
    greatest = length(\.greatest)
  }

  init(least: Double? = nil, greatest: Double? = nil) {
    self.least = least
    self.greatest = greatest
  }

  /// Whether there is nothing that need not be measured.
  var isUnknown: Bool { least == nil && greatest == nil }
}

extension LengthRange {
  /// The range of a view with space around it.
  ///
  /// With negative padding a proposal of 0 reaches the content as more than 0, so the least length
  /// is not known.
  func padded(by length: Double) -> LengthRange {
    LengthRange(
      least: length < 0 ? nil : least.map { max($0 + length, 0) },
      greatest: greatest.map { max($0 + length, 0) })
  }
}

extension FlexibleLength {
  /// The range of a frame around content of a range.
  func range(around content: LengthRange) -> LengthRange {
    LengthRange(
      least: length(for: 0, around: content.least),
      greatest: length(for: .infinity, around: content.greatest))
  }

  /// The length for a proposal, if the bounds alone decide, or the content is offered just that.
  private func length(for proposal: Double, around content: Double?) -> Double? {
    let shortest = length(around: 0, for: proposal)
    if shortest == length(around: .infinity, for: proposal) { return shortest }
    guard offered(for: proposal) == proposal else { return nil }
    return content.map { length(around: $0, for: proposal) }
  }
}
