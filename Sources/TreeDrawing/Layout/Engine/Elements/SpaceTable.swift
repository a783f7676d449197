/// The coordinate spaces of a picture: those that have a name, and those inside views that are
/// turned or scaled.
///
/// It is shared with the proxies of geometry readers, whose content may ask at any later time.
final class SpaceTable {
  private let spaces = DirectCell([Space]())
  private let warnings: WarningLog
  /// How many steps searches have taken; tests hold that in proportion to the number of readers.
  private(set) var steps = 0

  private let index = DirectCell(SpaceIndex())

  /// How many spaces are looked at one after the other.
  private static let nearby = 16

  private struct Space {
    /// The name; that of the inside of a turned view is none.
    let name: SpaceName?
    /// The next space further out.
    let outer: SpaceID
    /// The nearest space with a name, from this one outwards.
    var named: SpaceID
    var origin = Point.zero
    var plane: Plane?
  }

  init(reportingTo warnings: WarningLog = WarningLog()) {
    self.warnings = warnings
  }

  /// Adds a space, not placed yet, and says where it is in the table.
  func add(_ name: SpaceName, outer: SpaceID) -> SpaceID {
    let space = SpaceID(spaces.value.count)
    spaces.value.append(Space(name: name, outer: outer, named: space))
    return space
  }

  /// Adds the space inside a turned view, not placed yet, and says where it is in the table.
  func add(outer: SpaceID) -> SpaceID {
    SpaceID(
      spaces.value.appendIndex(Space(name: nil, outer: outer, named: nearestNamed(from: outer))))
  }

  func place(_ space: SpaceID, at origin: Point) {
    spaces.value[space.index].origin = origin
    spaces.value[space.index].plane = plane(around: space)
  }

  /// Gives the space inside a turned view its plane.
  func place(_ space: SpaceID, _ plane: Plane) {
    spaces.value[space.index].plane = plane
  }
}

extension SpaceTable {
  /// The plane that a space is in; that of the inside of a turned view is its own.
  func plane(of space: SpaceID) -> Plane? {
    space == .none ? nil : spaces.value[space.index].plane
  }

  /// The plane that the next space further out is in.
  func plane(around space: SpaceID) -> Plane? { plane(of: spaces.value[space.index].outer) }

  /// Where the corner of a space is in its plane.
  func corner(of space: SpaceID) -> Point { spaces.value[space.index].origin }

  /// The origin of the nearest space of a name, from a space outwards; the picture's if there is
  /// none, which is recorded.
  func origin(of name: SpaceName, from space: SpaceID) -> SpaceOrigin {
    guard let found = nearest(name, from: space) else {
      warnings.record(.unknownSpace(name: name.description, known: names(from: space)))
      return .picture
    }
    return SpaceOrigin(plane: plane(of: found), place: corner(of: found))
  }

  private func nearest(_ name: SpaceName, from space: SpaceID) -> SpaceID? {
    var next = nearestNamed(from: space)
    for _ in 0..<Self.nearby {
      guard next != .none else { return nil }
      steps += 1
      if spaces.value[next.index].name == name { return next }
      next = nextNamed(outside: next)
    }
    return next == .none ? nil : farAway(name, from: next)
  }

  /// The nearest space of a name by the index, which is made when a search has far to go.
  private func farAway(_ name: SpaceName, from space: SpaceID) -> SpaceID? {
    while index.value.count < spaces.value.count {
      steps += 1
      let number = index.value.count
      let space = spaces.value[number]
      index.value.add(space.name, outer: space.outer)
    }
    steps += 1
    return index.value.nearest(name, from: space)
  }

  /// The names of some of the nearest spaces, each once, from a space outwards.
  private func names(from space: SpaceID) -> [String] {
    var names: [String] = []
    var next = nearestNamed(from: space)
    for _ in 0..<Self.nearby where next != .none && names.count < 8 {
      steps += 1
      let name = spaces.value[next.index].name?.description ?? ""
      if !names.contains(name) { names.append(name) }
      next = nextNamed(outside: next)
    }
    return names
  }

  private func nearestNamed(from space: SpaceID) -> SpaceID {
    space == .none ? .none : spaces.value[space.index].named
  }

  private func nextNamed(outside space: SpaceID) -> SpaceID {
    nearestNamed(from: spaces.value[space.index].outer)
  }
}
