/// The nodes of a tree by their position in preorder, without their values.
struct NodeTable {
  /// The number of nodes in each subtree.
  private let counts: [Int32]
  /// What nodes wish; empty if none wishes anything.
  private let layouts: [NodeLayout]
  /// Whether nodes are under a roof; empty if there is no roof.
  private var isRoofed: [Bool] = []

  /// Makes a table.
  init(counts: [Int32], layouts: [NodeLayout], _ style: DiagramStyle) {
    self.counts = counts
    guard !style.hasBranches else {
      self.layouts = layouts.map { NodeLayout(isSlot: $0.isSlot, length: $0.length) }
      return
    }
    self.layouts = layouts
    if layouts.contains(where: \.hasRoof) { raiseRoofs(style) }
  }
}

// Roofs are over nodes that are leaves without exception, in a row.
extension NodeTable {
  private mutating func raiseRoofs(_ style: DiagramStyle) {
    let places = places(style, firstID: 0)
    var isRoofed = [Bool](repeating: false, count: counts.count)
    for position in 0..<size where layouts[Int(position)].hasRoof && !isLeaf(position) {
      guard places[Int(position) + 1].arrangement.has(.rows) else { continue }
      guard childCount(of: position) == count(at: position) - 1 else { continue }
      forEachChild(of: position) { isRoofed[Int($0)] = true }
    }
    self.isRoofed = isRoofed
  }

  /// Whether there is a roof anywhere.
  var hasRoofs: Bool { !isRoofed.isEmpty }

  /// Whether a roof joins a node with its children.
  func hasRoof(_ position: Int32) -> Bool {
    hasRoofs && !isLeaf(position) && isRoofed[Int(position) + 1]
  }

  /// Whether a node is a leaf under a roof.
  func isUnderRoof(_ position: Int32) -> Bool { hasRoofs && isRoofed[Int(position)] }
}

extension NodeTable {
  /// The number of nodes.
  var size: Int32 { Int32(counts.count) }

  func isLeaf(_ position: Int32) -> Bool { counts[Int(position)] == 1 }

  /// The number of nodes in a subtree.
  func count(at position: Int32) -> Int32 { counts[Int(position)] }

  func hasOneChild(_ position: Int32) -> Bool {
    count(at: position) == count(at: position + 1) + 1
  }

  /// The number of a node's children.
  func childCount(of position: Int32) -> Int32 {
    var count: Int32 = 0
    forEachChild(of: position) { _ in count += 1 }
    return count
  }

  func forEachChild(of position: Int32, _ body: (Int32) -> Void) {
    var child = position + 1
    while child < position + count(at: position) {
      body(child)
      child += count(at: child)
    }
  }

  /// How long the edges to nodes are.
  var branchUnits: BranchUnits {
    BranchUnits(
      layouts.isEmpty ? counts.map { _ in nil } : layouts.map(\.length), counts: counts)
  }

  /// What a node wishes.
  subscript(position: Int32) -> NodeLayout {
    layouts.isEmpty ? NodeLayout() : layouts[Int(position)]
  }

  /// How the diagrams of a node's children stand if it says so itself.
  func arrangement(at position: Int32) -> Arrangement? {
    guard !layouts.isEmpty, let own = layouts[Int(position)].arrangement else { return nil }
    return own.has(.open) ? nil : own
  }

  /// The ways in which children of any nodes stand, in the order of the list.
  func arrangements(_ style: DiagramStyle) -> [Arrangement] {
    let given = givenArrangements(style)
    let growths = directions(style)
    let used =
      given + given.map(\.forGrandchildren)
      + growths.flatMap { growth in
        given.map { $0.supported(in: growth, isAtRoot: false) }
      }
    return Arrangement.allCases.filter(used.contains)
  }

  /// The directions in which subtrees grow: that of the style first, then those to both sides.
  func directions(_ style: DiagramStyle) -> [GrowthDirection] {
    [style.growth]
      + (givenArrangements(style).contains { $0.has(.twoSided) } ? [.left, .right] : [])
  }

  /// Whether any nodes fill their places, and are not of their ideal size.
  func fillPlaces(_ style: DiagramStyle) -> Bool {
    givenArrangements(style).contains { $0.has(.filling) }
  }

  /// The arrangements of the style, and of nodes that wish one.
  private func givenArrangements(_ style: DiagramStyle) -> [Arrangement] {
    Arrangement.allCases.filter { arrangement in
      style.arrangement == arrangement || layouts.contains { $0.arrangement == arrangement }
    }
  }

  /// Whether a node is a text among others, if it is in a grid.
  func isCell(_ position: Int32) -> Bool {
    isLeaf(position) && (layouts.isEmpty || !layouts[Int(position)].standsAlone)
  }

  /// Whether a node is an empty place.
  func isSlot(_ position: Int32) -> Bool {
    layouts.isEmpty ? false : layouts[Int(position)].isSlot
  }
}
