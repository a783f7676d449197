@testable import TreeDrawing

/// Finds what is wrong with a drawing of trees, by its geometry alone.
///
///     TreeJudge.violations(in: drawing, of: ExpectedTree(parents: [nil, 0, 0]))
///
/// It knows nothing of how diagrams are laid out: it looks at frames, paths and texts. All that it
/// does takes O(*n* log *n*), if little is wrong.
struct TreeJudge {
  let drawn: DrawnTree
  let expected: ExpectedTree
  let children: [[Int]]
  /// The nodes that are to be seen, in preorder.
  let visible: [Int]
  /// Their frames, in the same order.
  let frames: BoxIndex

  private(set) var violations: [String] = []
  /// How many comparisons were made.
  var work = 0

  init(_ drawn: DrawnTree, of expected: ExpectedTree) {
    self.drawn = drawn
    self.expected = expected
    children = expected.children
    visible = expected.parents.indices.filter {
      drawn.nodes[$0] != nil && !expected.slots.contains($0)
    }
    frames = BoxIndex(visible.compactMap { drawn.nodes[$0]?.frame })
  }

  mutating func report(_ violation: String) { violations.append(violation) }
}

extension TreeJudge {
  /// How far the end of an edge may be from an outline.
  static let tolerance = 0.6
  /// How much of two things may overlap, since numbers are rounded.
  static let rounding = 0.01

  /// All that is wrong with a drawing, in words.
  static func violations(in drawing: Drawing, of expected: ExpectedTree) -> [String] {
    judged(drawing, expected).violations
  }

  /// A judge who has looked at everything.
  static func judged(_ drawing: Drawing, _ expected: ExpectedTree) -> TreeJudge {
    var judge = TreeJudge(DrawnTree(drawing), of: expected)
    judge.judgeAll()
    return judge
  }

  mutating func judgeAll() {
    judgeNodes()
    judgeOrder()
    judgeAlignment()
    let edges = judgedEdges()
    judgeCrossings(of: edges)
    judgeLabels(on: edges)
  }
}

extension TreeJudge {
  /// Each node is drawn once, inside the picture, with its text inside, and none on another.
  mutating func judgeNodes() {
    for flaw in drawn.flaws { report(flaw) }
    judgePresence()
    judgeOverlaps()
    for node in visible {
      guard let drawnNode = drawn.nodes[node] else { continue }
      if picture.excess(of: drawnNode.frame) > Self.rounding {
        report("node \(node) at \(drawnNode.frame) reaches out of the picture \(picture)")
      }
      for text in drawnNode.texts where drawnNode.frame.excess(of: text) > 0.5 {
        report("the text \(text) reaches out of node \(node) at \(drawnNode.frame)")
      }
    }
  }

  var picture: Box {
    Box(left: 0, top: 0, right: drawn.size.width, bottom: drawn.size.height)
  }

  private mutating func judgePresence() {
    for node in expected.parents.indices {
      let drawnNode = drawn.nodes[node]
      if expected.slots.contains(node) {
        let isEmpty = drawnNode.map { $0.texts.isEmpty && $0.outlines.isEmpty } ?? true
        if !isEmpty { report("node \(node) is an empty slot, and drawn") }
      } else if drawnNode == nil {
        report("node \(node) is not drawn")
      }
    }
    for node in drawn.nodes.keys.sorted() where !expected.parents.indices.contains(node) {
      report("there is no node \(node) that could be drawn")
    }
  }

  private mutating func judgeOverlaps() {
    let boxes = visible.compactMap { drawn.nodes[$0]?.frame }
    for (index, box) in boxes.enumerated() {
      for other in frames.boxes(meeting: box, work: &work).sorted() where other > index {
        guard box.overlaps(boxes[other], by: Self.rounding) else { continue }
        report("nodes \(visible[index]) at \(box) and \(visible[other]) at \(boxes[other]) overlap")
      }
    }
  }
}
