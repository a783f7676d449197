// What a stack must know of its views before it shares a length out: who chooses first.
//
// How short and how long a view gets is hardly ever asked, since ranges tell. Where they do not,
// the question makes another proposal for all that is inside, and in views of a ratio the work
// would double with each level. But the numbers count only where views are compared. A view that
// stays finite chooses before all that do not, however long it would get; and an endless one after
// all that are not, however short it would be. Its least length is then not needed either: what is
// taken off for it first is given back before it chooses.

extension Measurer {
  /// How short and how long the views of a stack get, as far as that decides who chooses first.
  mutating func flexibilities(
    of views: [ElementID], along axis: Axis, _ proposal: ProposedViewSize
  ) -> [StackSharing.Flexibility] {
    var flexibilities: [StackSharing.Flexibility] = []
    var open: [Int: OpenFlexibility] = [:]
    flexibilities.reserveCapacity(views.count)
    for (position, view) in views.enumerated() {
      pending.steps += 1
      let range = range(of: view, along: axis, across: proposal[axis.crossing])
      if let flexibility = openFlexibility(of: view, range, across: proposal[axis.crossing]) {
        open[position] = flexibility
        flexibilities.append(flexibility.standIn(priority: priority(of: view)))
      } else {
        flexibilities.append(flexibility(of: view, range, along: axis, proposal))
      }
    }
    for position in undecided(open, among: flexibilities) {
      let range = range(of: views[position], along: axis, across: proposal[axis.crossing])
      flexibilities[position] = flexibility(of: views[position], range, along: axis, proposal)
    }
    return flexibilities
  }

  /// The positions of open flexibilities that must be known; if there are more than two, nothing
  /// would be decided.
  private func undecided(
    _ open: [Int: OpenFlexibility], among flexibilities: [StackSharing.Flexibility]
  ) -> [Int] {
    let positions = open.keys.sorted()
    guard positions.count <= 2 else { return positions }
    return positions.filter { position in
      open[position]?.isDecided(at: position, among: flexibilities, except: positions) == false
    }
  }

  /// The flexibility of a view that is left open at first; leaves are asked at once.
  private mutating func openFlexibility(
    of element: ElementID, _ range: LengthRange, across: Double?
  ) -> OpenFlexibility? {
    guard range.least == nil || range.greatest == nil, !arena.kind(of: element).isLeaf,
      staysFinite(element)
    else { return nil }
    return OpenFlexibility(range, across: across)
  }

  /// How short and how long a view gets, if so much is offered across.
  ///
  /// What fits a ratio offers its content no more than follows from that.
  private mutating func range(
    of element: ElementID, along axis: Axis, across: Double?
  ) -> LengthRange {
    var range = lengthRange(of: element, along: axis)
    guard range.greatest == nil, range.isCapped, let least = range.least, let across,
      arena.kind(of: element) == .aspectRatio
    else { return range }
    var endless = ProposedViewSize.unspecified
    endless[axis] = .infinity
    endless[axis.crossing] = across
    let offered = proposal(toChildOf: element, for: endless)[axis] ?? .infinity
    let rounding = 1e-9 * max(offered, 1)
    if offered <= range.reluctance - rounding { range.greatest = least }
    if lengthRange(of: arena.child(of: element), along: axis).fills {
      range.floor = max(range.floor, offered - rounding)
    }
    return range
  }

  private mutating func flexibility(
    of element: ElementID, _ range: LengthRange, along axis: Axis, _ proposal: ProposedViewSize
  ) -> StackSharing.Flexibility {
    var least = proposal
    var greatest = proposal
    least[axis] = 0
    greatest[axis] = .infinity
    return StackSharing.Flexibility(
      least: range.least ?? lengthOrMissing(element, along: axis, for: least) ?? 0,
      greatest: range.greatest ?? lengthOrMissing(element, along: axis, for: greatest) ?? 0,
      priority: priority(of: element))
  }
}

/// A flexibility of which one end is not known, and perhaps not needed.
private enum OpenFlexibility {
  /// Of a view that gets longer by so much, or more, but not endlessly.
  case finite(least: Double, more: Double)
  /// Of a view that gets endlessly long, and no shorter than so much.
  case endless(floor: Double)

  /// Makes such a flexibility of what is known of a view that is finite for finite lengths.
  ///
  /// - Parameters:
  ///   - range: how long the view gets.
  ///   - across: what it is offered across.
  init?(_ range: LengthRange, across: Double?) {
    guard across?.isFinite ?? true else { return nil }
    switch (range.least, range.greatest) {
    case (let least?, nil) where range.isCapped && across != nil && least.isFinite:
      self = .finite(least: least, more: range.floor - least)
    case (nil, .infinity?): self = .endless(floor: range.floor)
    default: return nil
    }
  }

  /// What stands for the flexibility where it is decided.
  func standIn(priority: Double) -> StackSharing.Flexibility {
    switch self {
    case .finite(let least, _):
      StackSharing.Flexibility(least: least, greatest: .greatestFiniteMagnitude, priority: priority)
    case .endless(let floor):
      StackSharing.Flexibility(least: floor, greatest: .infinity, priority: priority)
    }
  }

  /// Whether the view chooses where what stands for its flexibility would, whatever that is.
  func isDecided(
    at position: Int, among flexibilities: [StackSharing.Flexibility], except open: [Int]
  ) -> Bool {
    let priority = flexibilities[position].priority
    return flexibilities.indices.allSatisfy { other in
      if other == position || flexibilities[other].priority < priority { return true }
      guard flexibilities[other].priority == priority else { return isLeastKnown }
      return isDecided(
        against: flexibilities[other], isFirst: position < other, open.contains(other))
    }
  }

  private var isLeastKnown: Bool {
    if case .finite = self { true } else { false }
  }

  private func isDecided(
    against other: StackSharing.Flexibility, isFirst: Bool, _ isOpen: Bool
  ) -> Bool {
    switch self {
    case .finite(_, let more):
      other.span == .infinity || other.span < more
        || (other.span == more && !isFirst)
    case .endless(let floor):
      other.span < .infinity
        || (!isOpen && (isFirst ? floor >= other.least : floor > other.least))
    }
  }
}
