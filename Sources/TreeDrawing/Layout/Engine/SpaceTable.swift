/// The named coordinate spaces of a picture.
///
/// It is shared with the proxies of geometry readers, whose content may ask at any later time.
final class SpaceTable {
  private var spaces: [Space] = []

  private struct Space {
    let name: String
    /// The next named space further out.
    let outer: Int32
    var origin: Point
  }

  /// Adds a space, not placed yet, and says where it is in the table.
  func add(_ name: String, outer: Int32) -> Int {
    spaces.appendIndex(Space(name: name, outer: outer, origin: .zero))
  }

  func place(_ space: Int, at origin: Point) {
    spaces[space].origin = origin
  }

  /// The origin of the nearest space of a name, from a space outwards; the picture's if there is none.
  func origin(of name: String, from space: Int32) -> Point {
    var space = space
    while space != Element.none {
      if spaces[Int(space)].name == name { return spaces[Int(space)].origin }
      space = spaces[Int(space)].outer
    }
    return .zero
  }
}
