@testable import TreeDrawing

extension ExpectedTree.GrowthRule {
  /// A box turned so that the diagram grows down and siblings follow each other to the right.
  func upright(_ box: Box) -> Box {
    switch self {
    case .down: box
    case .up: Box(left: box.left, top: -box.bottom, right: box.right, bottom: -box.top)
    case .right: Box(left: box.top, top: box.left, right: box.bottom, bottom: box.right)
    case .left: Box(left: box.top, top: -box.right, right: box.bottom, bottom: -box.left)
    }
  }

  func upright(_ point: Point) -> Point {
    let box = upright(Box(left: point.x, top: point.y, right: point.x, bottom: point.y))
    return Point(x: box.left, y: box.top)
  }
}

extension Arrangement {
  /// Whether a node's children stand across the growth, in one line.
  var isRow: Bool { self == .rows || self == .tidy }

  /// Whether edges come to children from the side, along a stem.
  var hasStem: Bool { [.hang, .columns, .grid, .list].contains(self) }
}

extension TreeJudge {
  /// A node's frame, turned so that the diagram grows down.
  func upright(_ node: Int) -> Box? { drawn.nodes[node].map { expected.growth.upright($0.frame) } }

  /// Siblings stand in their order, and all of them behind their parent.
  mutating func judgeOrder() {
    judgeOrder(of: expected.roots, as: expected.arrangement, below: nil)
    for (parent, siblings) in children.enumerated() where !siblings.isEmpty {
      let arrangement = expected.arrangement(of: parent)
      judgeOrder(of: siblings, as: arrangement, below: parent)
      if arrangement != .mindmap { judgeProgress(from: parent, to: siblings) }
    }
  }

  private mutating func judgeOrder(of siblings: [Int], as kind: Arrangement, below parent: Int?) {
    let root = parent.flatMap { upright($0) }
    let boxes = siblings.compactMap { node in upright(node).map { (node, $0) } }
    for run in runs(of: boxes, as: kind, around: root) {
      // Trees that are not in rows may stand in any order that can be read.
      let kind = parent == nil && !kind.isRow ? .grid : kind
      for ((node, box), (next, nextBox)) in zip(run, run.dropFirst())
      where !isInOrder(box, nextBox, as: hasBox(node, next, kind) ? .hang : kind) {
        report("node \(next) at \(nextBox) does not follow node \(node) at \(box) in \(kind)")
      }
    }
  }

  /// Whether one of two siblings is a box in a grid, and no text.
  private func hasBox(_ node: Int, _ next: Int, _ kind: Arrangement) -> Bool {
    guard kind == .grid, expected.parents[node] != nil else { return false }
    return [node, next].contains { !expected.isCell($0, isLeaf: children[$0].isEmpty) }
  }

  /// The siblings that follow each other: those on one side of a stem or of the root of a mind map.
  private func runs(
    of boxes: [(Int, Box)], as kind: Arrangement, around root: Box?
  ) -> [[(Int, Box)]] {
    guard let root else { return [boxes] }
    switch kind {
    case .hang where expected.hangsOnBothSides:
      return [
        boxes.filter { $0.1.middle.x < root.middle.x },
        boxes.filter { $0.1.middle.x >= root.middle.x },
      ]
    case .mindmap:
      // Clockwise: on the right from the top down, on the left from the bottom up.
      return [
        boxes.filter { $0.1.middle.x >= root.middle.x },
        boxes.filter { $0.1.middle.x < root.middle.x }.sorted { $0.1.top < $1.1.top },
      ]
    default: return [boxes]
    }
  }

  private func isInOrder(_ box: Box, _ next: Box, as kind: Arrangement) -> Bool {
    let isRight = next.left >= box.right - Self.rounding
    let isBelow = next.top >= box.bottom - Self.rounding
    switch kind {
    case .hang, .mindmap: return isBelow
    case .columns: return isBelow && abs(next.left - box.left) < 1 || isRight
    case .grid, .list: return isBelow || isRight
    default: return expected.alignsLeaves ? next.middle.x > box.middle.x : isRight
    }
  }

  private mutating func judgeProgress(from parent: Int, to siblings: [Int]) {
    guard let root = upright(parent) else { return }
    for node in siblings {
      guard let box = upright(node), box.top < root.bottom - Self.rounding else { continue }
      report("node \(node) at \(box) does not stand behind its parent \(parent) at \(root)")
    }
  }
}

extension TreeJudge {
  /// Parents in rows stand over their children by the rule.
  mutating func judgeAlignment() {
    guard let rule = expected.alignment else { return }
    let reaches = subtreeReaches
    for (parent, siblings) in children.enumerated()
    where !siblings.isEmpty && expected.arrangement(of: parent).isRow {
      let middles = siblings.compactMap { upright($0)?.middle.x }
      let reach = siblings.compactMap { reaches[$0] }
      guard middles.count == siblings.count, let middle = upright(parent)?.middle.x,
        let least = reach.map(\.lowerBound).min(), let most = reach.map(\.upperBound).max(),
        let other = rule.correction(of: middle, over: middles, subtrees: least...most)
      else { continue }
      report("node \(parent) stands at \(middle.short) instead of \(other.short) by \(rule)")
    }
  }

  /// From where to where each subtree reaches across the growth.
  private var subtreeReaches: [ClosedRange<Double>?] {
    var reaches = expected.parents.indices.map { node in upright(node).map { $0.left...$0.right } }
    for (node, parent) in expected.parents.enumerated().reversed() {
      guard let parent, let own = reaches[node] else { continue }
      let around = reaches[parent] ?? own
      reaches[parent] =
        min(own.lowerBound, around.lowerBound)...max(own.upperBound, around.upperBound)
    }
    return reaches
  }
}
