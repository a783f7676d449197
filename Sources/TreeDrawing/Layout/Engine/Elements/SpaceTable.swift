/// The coordinate spaces of a picture: those that have a name, and those inside views that are
/// turned or scaled.
///
/// It is shared with the proxies of geometry readers, whose content may ask at any later time.
final class SpaceTable {
  private let spaces = DirectCell([Space]())
  private let warnings: WarningLog

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
    var next = nearestNamed(from: space)
    while next != .none {
      if spaces.value[next.index].name == name {
        return SpaceOrigin(plane: plane(of: next), place: corner(of: next))
      }
      next = nextNamed(outside: next)
    }
    warnings.record(.unknownSpace(name: name.description, known: names(from: space)))
    return .picture
  }

  /// The names of the nearest spaces, each once, from a space outwards.
  private func names(from space: SpaceID) -> [String] {
    var names: [String] = []
    var next = nearestNamed(from: space)
    while next != .none, names.count < 8 {
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
