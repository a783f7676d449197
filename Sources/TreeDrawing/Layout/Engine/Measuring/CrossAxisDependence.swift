/// Which lengths depend on what is offered across them, and not only along.
///
/// What hardly any view does is worth noticing, since all others can be asked about each axis by
/// itself: an answer then holds for whatever is offered across, and as many proposals as there are
/// for one axis do not meet as many for the other.
struct CrossAxisDependence: OptionSet {
  let rawValue: UInt8

  /// Widths, and places and guides from left to right, that depend on a height.
  static let horizontal = Self(rawValue: 1)
  /// Heights, and places and guides from top to bottom, that depend on a width.
  static let vertical = Self(rawValue: 2)
  static let both: Self = [.horizontal, .vertical]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What is measured along an axis.
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension PendingQuestions {
  /// Begins a part of the work whose answer will be remembered, and gives what was met before.
  mutating func beginAnswer() -> CrossAxisDependence {
    let before = dependence
    dependence = []
    return before
  }

  /// Ends such a part.
  ///
  /// - Returns: what its answer depends on.
  mutating func endAnswer(_ before: CrossAxisDependence) -> CrossAxisDependence {
    let found = dependence
    dependence = before
    return found
  }
}

extension Measurement {
  /// The measurement whatever is offered across an axis, where it has a length that nobody offers.
  func alone(along axis: Axis) -> Measurement {
    var proposal = proposal
    proposal[axis.crossing] = -.infinity
    return Measurement(element: element, proposal: proposal)
  }
}
