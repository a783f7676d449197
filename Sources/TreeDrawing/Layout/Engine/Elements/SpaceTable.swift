/// The named coordinate spaces of a picture.
///
/// It is shared with the proxies of geometry readers, whose content may ask at any later time.
final class SpaceTable {
  private let spaces = DirectCell([Space]())
  private let warnings: WarningLog

  private struct Space {
    let name: SpaceName
    /// The next named space further out.
    let outer: SpaceID
    var origin: Point
  }

  init(reportingTo warnings: WarningLog = WarningLog()) {
    self.warnings = warnings
  }

  /// Adds a space, not placed yet, and says where it is in the table.
  func add(_ name: SpaceName, outer: SpaceID) -> SpaceID {
    SpaceID(spaces.value.appendIndex(Space(name: name, outer: outer, origin: .zero)))
  }

  func place(_ space: SpaceID, at origin: Point) {
    spaces.value[space.index].origin = origin
  }

  func origin(of space: SpaceID) -> Point { spaces.value[space.index].origin }

  /// The origin of the nearest space of a name, from a space outwards; the picture's if there is
  /// none, which is recorded.
  func origin(of name: SpaceName, from space: SpaceID) -> Point {
    var next = space
    while next != .none {
      if spaces.value[next.index].name == name { return origin(of: next) }
      next = spaces.value[next.index].outer
    }
    warnings.record(.unknownSpace(name: name.description, known: names(from: space)))
    return .zero
  }

  /// The names of the nearest spaces, each once, from a space outwards.
  private func names(from space: SpaceID) -> [String] {
    var names: [String] = []
    var next = space
    while next != .none, names.count < 8 {
      let name = spaces.value[next.index].name.description
      if !names.contains(name) { names.append(name) }
      next = spaces.value[next.index].outer
    }
    return names
  }
}
