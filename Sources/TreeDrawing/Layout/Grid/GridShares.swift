/// Which columns, or rows, of a grid share a length, and how much each of them is offered.
///
/// One that is longer than its share already keeps its length, and the others share what is left,
/// as the views of a stack do if one of them has a least length.
struct GridShares {
  private(set) var share = 0.0
  /// How many share, and how long they are.
  private(set) var count = 0
  private(set) var sharingLength = 0.0
  /// How long those are that keep their length.
  private var keptLength = 0.0
  private var states: [State]
  private var sharing = GridQueue(isLongestFirst: true)
  private var keeping = GridQueue(isLongestFirst: false)

  private struct State {
    var length = 0.0
    var role = Role.none
    /// Whether its length is taken off what there is already; it shares then, however long it is.
    var isPaid = false
  }

  private enum Role {
    case none, shares, keeps
  }

  init(count: Int) { states = (0..<count).map { _ in State() } }

  /// Whether one shares.
  func isSharing(_ track: Int) -> Bool { states[track].role == .shares }

  /// Lets one share that has a length.
  mutating func add(_ track: Int, length: Double, isPaid: Bool) {
    states[track] = State(length: length, isPaid: isPaid)
    enter(track, .shares)
  }

  /// Lets one share no more.
  mutating func remove(_ track: Int) { enter(track, .none) }

  /// Says that one has got longer.
  mutating func grow(_ track: Int, to length: Double) {
    let role = states[track].role
    guard role != .none else { return }
    enter(track, .none)
    states[track].length = length
    enter(track, role)
  }

  /// Divides what there is, and finds out who shares in it.
  mutating func divide(_ available: Double) {
    while let track = nextTrack(of: \.keeping, .keeps) {
      let length = states[track].length
      guard length <= (available - keptLength + length) / Double(count + 1) else { break }
      enter(track, .shares)
    }
    share = (available - keptLength) / Double(max(count, 1))
    while let track = nextTrack(of: \.sharing, .shares), states[track].length > max(share, 0),
      states[track].length.isFinite
    {
      enter(track, .keeps)
      share = (available - keptLength) / Double(max(count, 1))
    }
  }

  /// The next of a queue that is what it was when it was added.
  private mutating func nextTrack(
    of queue: WritableKeyPath<GridShares, GridQueue>, _ role: Role
  ) -> Int? {
    while let entry = self[keyPath: queue].next {
      let state = states[entry.track]
      if state.role == role, state.length == entry.length { return entry.track }
      self[keyPath: queue].removeNext()
    }
    return nil
  }

  private mutating func enter(_ track: Int, _ role: Role) {
    count(track, -1)
    states[track].role = role
    count(track, 1)
    switch role {
    case .none: break
    case .shares: if !states[track].isPaid { sharing.add(track, length: states[track].length) }
    case .keeps: keeping.add(track, length: states[track].length)
    }
  }

  private mutating func count(_ track: Int, _ sign: Int) {
    let length = Double(sign) * states[track].length
    switch states[track].role {
    case .none: break
    case .shares:
      count += sign
      sharingLength += length
    case .keeps: keptLength += length
    }
  }
}
