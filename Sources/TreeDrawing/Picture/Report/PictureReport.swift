/// What there is to say of a picture in numbers, for programs that check pictures without looking.
package struct PictureReport: Sendable {
  /// The extents of the picture, in points.
  package let size: Size
  /// The size of the smallest letters, in points; nil if there are none.
  package let smallestText: Double?
  /// How the trees are arranged as a whole.
  let arrangement: Arrangement
  /// The nodes in preorder, without slots.
  let nodes: [ReportedNode]
  let levelCount: Int
  /// Nodes that lie on each other, by their places in the list.
  let overlaps: [(Int, Int)]
  /// Nodes of whose labels not all is to be seen, by their places in the list.
  let cutLabels: [Int]
  /// The subtrees that make the picture as wide as it is, the widest first.
  let widest: [(node: Int, width: Double)]

  /// How many subtrees are told of.
  private static let mostWidest = 3
}

extension [Rect] {
  /// How much boxes may share where numbers are rounded, in points.
  private static var tolerance: Double { 0.01 }
  /// How many overlaps are told at most; there should be none.
  private static var mostOverlaps: Int { 100 }

  /// The pairs of boxes that overlap, by their numbers.
  fileprivate var overlaps: [(Int, Int)] {
    let grid = BoxGrid(self)
    var found: [(Int, Int)] = []
    for number in indices where found.count < Self.mostOverlaps {
      let box = self[number].insetBy(dx: Self.tolerance / 2, dy: Self.tolerance / 2)
      let others = Set(grid.numbers(near: box).filter { $0 > number && self[$0].overlaps(box) })
      found += others.sorted().map { (number, $0) }
    }
    return found
  }
}

/// A node of a report.
struct ReportedNode: Sendable {
  /// The position of the node in preorder, slots included.
  let id: Int
  /// The labels from the root to the node, joined by slashes; of long paths, the beginning is left
  /// out.
  let path: String
  /// From 0.
  let level: Int
  /// How its children stand; nil if it has none.
  let arrangement: Arrangement?
  /// Where it is, in points from the picture's top left corner.
  let frame: Rect
}

extension PictureReport {
  /// Takes what there is to say of a picture.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes, if none is much larger than others.
  package init(of picture: TreePicture) {
    size = picture.size
    smallestText = picture.smallestFontSize
    arrangement = picture.options.style.arrangement
    let cut = picture.cutLabels
    let nodes = picture.reportedNodes
    self.nodes = nodes
    levelCount = (nodes.map(\.level).max() ?? -1) + 1
    overlaps = nodes.map(\.frame).overlaps
    cutLabels = nodes.indices.filter { cut[nodes[$0].id] != nil }
    let extents = SubtreeExtents(nodes)
    widest = extents.widest(Self.mostWidest, in: size.width)
  }

  /// How large the picture is shown in so many pixels: never larger than it is.
  package func scale(in width: Double) -> Double { size.width > width ? width / size.width : 1 }
}

extension TreePicture {
  /// The nodes that are drawn, each with where it is and how its children stand.
  fileprivate var reportedNodes: [ReportedNode] {
    var nodes: [ReportedNode] = []
    let frames = drawing.nodeFrames(count: roots.nodeCount)
    var walk = ReportWalk(roots: roots, arrangement: options.style.arrangement, fitted: fitted)
    while let (id, tree, level, path, arrangement) = walk.next() {
      guard let frame = frames[id], !tree.value.isSlot else { continue }
      nodes.append(
        ReportedNode(
          id: id, path: path, level: level, arrangement: tree.isLeaf ? nil : arrangement,
          frame: frame))
    }
    return nodes
  }
}

extension String {
  /// How long the path of a parent is at most, in bytes, so that those of a deep tree are not
  /// longer than the tree.
  private static let longestPath = 1000

  /// The path of a child of the node at this path; of what is deep, the beginning is left out.
  fileprivate func path(to child: Tree<Node>) -> String {
    (utf8.count > Self.longestPath ? "…" : self) + "/" + child.value.label.drawnForm
  }
}

/// A walk over nodes in preorder that knows how the children of each stand.
private struct ReportWalk {
  private var pending: [Visit]
  private var id = 0
  private let fitted: [FittedNode?]?

  private struct Visit {
    let tree: Tree<Node>
    let level: Int
    let path: String
    let arrangement: Arrangement
  }

  init(roots: [Tree<Node>], arrangement: Arrangement, fitted: FittedForest?) {
    self.fitted = fitted.map { $0.trees.flatMap(\.nodes) }
    pending = roots.reversed().map {
      Visit(tree: $0, level: 0, path: $0.value.label.drawnForm, arrangement: arrangement)
    }
  }

  typealias Element = (Int, Tree<Node>, level: Int, path: String, Arrangement)

  mutating func next() -> Element? {
    guard let visit = pending.popLast() else { return nil }
    defer { id += 1 }
    let own = visit.tree.value.attributes?.values.arrangement
    let stage = fitted.flatMap { id < $0.count ? $0[id]?.stage : nil }
    let arrangement = own ?? stage?.arrangement ?? visit.arrangement
    pending += visit.tree.children.reversed().map { child in
      Visit(
        tree: child, level: visit.level + 1,
        path: visit.path.path(to: child), arrangement: arrangement.forGrandchildren)
    }
    return (id, visit.tree, visit.level, visit.path, arrangement)
  }
}
