@testable import TreeDrawing

/// What a picture of trees must show: who is whose child, and how children are to stand.
struct ExpectedTree {
  /// By the numbers of nodes, which follow each other in preorder; nil for roots.
  var parents: [Int?]
  /// What edges say, by the nodes that they lead to.
  var edgeLabels: [Int: String] = [:]
  /// Nodes that take room and are not drawn.
  var slots: Set<Int> = []
  /// Leaves that are boxes even in a grid.
  var leavesInBoxes: Set<Int> = []
  var growth = GrowthRule.down
  var arrangement = Arrangement.rows
  /// How the children of some nodes stand, if otherwise.
  var pins: [Int: Arrangement] = [:]
  /// Where parents stand; nil if that is not to be judged.
  var alignment: AlignmentRule?
  var edgeForm = EdgeForm.straight
  /// Whether labels may cover edges of siblings, as where many straight ones leave one point.
  var coversSiblings = false
  /// Whether children hang on both sides.
  var hangsOnBothSides = false
  /// Whether all leaves stand on one line, so that siblings may stand on different ones.
  var alignsLeaves = false

  /// The direction of growth; the tests have another type of the library's name.
  typealias GrowthRule = GrowthDirection
}

extension ExpectedTree {
  /// How the children of a node stand.
  func arrangement(of parent: Int) -> Arrangement { pins[parent] ?? arrangement }

  /// Whether a node is a text in a grid, to which no edge of its own leads.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - isLeaf: whether it has no children.
  /// - Returns: whether it is one.
  func isCell(_ node: Int, isLeaf: Bool) -> Bool {
    guard isLeaf, let parent = parents[node] else { return false }
    return arrangement(of: parent) == .grid && !leavesInBoxes.contains(node)
  }

  /// The children of each node, in order.
  var children: [[Int]] {
    var children = [[Int]](repeating: [], count: parents.count)
    for (node, parent) in parents.enumerated() {
      if let parent { children[parent].append(node) }
    }
    return children
  }

  var roots: [Int] { parents.indices.filter { parents[$0] == nil } }
}

/// Where a parent stands over its children, by the names of the options.
enum AlignmentRule: String, CaseIterable {
  case outer
  case centred
  case middle
  case mean
  case first
  case last
  case box
}

extension AlignmentRule {
  /// Whether a parent stands where it should, by the middles of its children across the growth.
  ///
  /// - Parameters:
  ///   - middle: the parent's middle.
  ///   - middles: those of its children, in order.
  ///   - subtrees: from where to where the children's subtrees reach.
  /// - Returns: where the parent should stand, if it stands elsewhere.
  func correction(
    of middle: Double, over middles: [Double], subtrees: ClosedRange<Double>
  ) -> Double? {
    guard let first = middles.first, let last = middles.last else { return nil }
    let inner = (middles[(middles.count - 1) / 2] + middles[middles.count / 2]) / 2
    let expected: Double =
      switch self {
      case .outer: (first + last) / 2
      case .middle: inner
      case .mean: middles.reduce(0, +) / Double(middles.count)
      case .first: first
      case .last: last
      case .box: (subtrees.lowerBound + subtrees.upperBound) / 2
      case .centred: Self.centre(middle, over: middles)
      }
    return abs(middle - expected) <= 0.01 ? nil : expected
  }

  /// Exactly over a child that is at most 8 points from the midpoint of the first and the last, or
  /// on a whole point beside that midpoint.
  private static func centre(_ middle: Double, over middles: [Double]) -> Double {
    let midpoint = (middles[0] + middles[middles.count - 1]) / 2
    let distances = middles.map { abs($0 - midpoint) }
    let least = distances.min() ?? 0
    let nearest = zip(middles, distances).filter { $0.1 <= least + 0.01 }.map(\.0)
    let isOverOne = nearest.contains { abs($0 - middle) <= 0.01 }
    let isWhole = abs(middle - midpoint) <= 0.51
    if least < 7.99 ? isOverOne : least > 8.01 ? isWhole : isOverOne || isWhole { return middle }
    return least < 8 ? nearest[0] : midpoint
  }
}
