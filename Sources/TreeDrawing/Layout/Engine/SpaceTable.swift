/// The named coordinate spaces of a picture.
///
/// It is shared with the proxies of geometry readers, whose content may ask at any later time.
final class SpaceTable {
  private var spaces: [Space] = []
  private let warnings: WarningLog

  private struct Space {
    let name: SpaceName
    /// The next named space further out.
    let outer: Int32
    var origin: Point
  }

  init(reportingTo warnings: WarningLog = WarningLog()) {
    self.warnings = warnings
  }

  /// Adds a space, not placed yet, and says where it is in the table.
  func add(_ name: SpaceName, outer: Int32) -> Int {
    spaces.appendIndex(Space(name: name, outer: outer, origin: .zero))
  }

  func place(_ space: Int, at origin: Point) {
    spaces[space].origin = origin
  }

  /// The origin of the nearest space of a name, from a space outwards; the picture's if there is none,
  /// which is noted.
  func origin(of name: SpaceName, from space: Int32) -> Point {
    var next = space
    while next != Element.none {
      if spaces[Int(next)].name == name { return spaces[Int(next)].origin }
      next = spaces[Int(next)].outer
    }
    warnings.note(.unknownSpace(name: name.description, known: names(from: space)))
    return .zero
  }

  /// The names of the nearest spaces, each once, from a space outwards.
  private func names(from space: Int32) -> [String] {
    var names: [String] = []
    var next = space
    while next != Element.none, names.count < 8 {
      let name = spaces[Int(next)].name.description
      if !names.contains(name) { names.append(name) }
      next = spaces[Int(next)].outer
    }
    return names
  }
}
