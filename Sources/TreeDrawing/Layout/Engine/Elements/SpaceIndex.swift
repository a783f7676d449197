/// The nearest space of each name around each of many spaces.
///
/// A space has a binary tree of its own, by the digits of the names' numbers, that shares all but
/// one path with the tree of the next space further out. So a search takes as many steps as a
/// number has digits, and a space takes as many nodes.
struct SpaceIndex {
  private var numbers: [SpaceName: Int] = [:]
  /// What was added, to build the trees anew when there are more names than digits tell apart.
  private var spaces: [(number: Int?, outer: SpaceID)] = []
  private var roots: [Int32] = []
  private var nodes: [Node] = []
  private var digits = 0

  private struct Node {
    var left: Int32 = -1
    var right: Int32 = -1

    subscript(isRight: Bool) -> Int32 {
      get { isRight ? right : left }
      set { if isRight { right = newValue } else { left = newValue } }
    }
  }
}

extension SpaceIndex {
  /// How many spaces there are.
  var count: Int { spaces.count }

  /// Adds a space, which may have no name; the one around it was added before.
  mutating func add(_ name: SpaceName?, outer: SpaceID) {
    let number = name.map { numbers[$0] ?? numbers.count }
    if let name { numbers[name] = number }
    spaces.append((number, outer))
    guard (number ?? 0) >> digits == 0 else { return build(digits: digits + 1) }
    plant(spaces.count - 1)
  }

  /// The nearest space of a name, from a space outwards.
  func nearest(_ name: SpaceName, from space: SpaceID) -> SpaceID? {
    guard let number = numbers[name] else { return nil }
    var next = roots[space.index]
    for digit in (0..<digits).reversed() where next >= 0 {
      next = nodes[Int(next)][number >> digit & 1 == 1]
    }
    return next < 0 ? nil : SpaceID(Int(next))
  }

  private mutating func build(digits: Int) {
    self.digits = digits
    roots.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    for space in spaces.indices { plant(space) }
  }

  /// Makes the tree of a space of the one further out.
  private mutating func plant(_ space: Int) {
    let (number, outer) = spaces[space]
    var old = outer == .none ? -1 : roots[outer.index]
    guard let number else { return roots.append(old) }
    roots.append(digits == 0 ? Int32(space) : Int32(nodes.count))
    for digit in (0..<digits).reversed() {
      var node = old < 0 ? Node() : nodes[Int(old)]
      let isRight = number >> digit & 1 == 1
      old = node[isRight]
      node[isRight] = Int32(digit == 0 ? space : nodes.count + 1)
      nodes.append(node)
    }
  }
}
