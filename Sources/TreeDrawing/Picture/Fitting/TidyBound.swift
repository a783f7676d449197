/// A width that trees have at least in tidy rows, found without laying them out.
///
/// Boxes are apart from each other, so the picture is at least as large as all boxes with the gaps
/// beside them; and it is no higher than its levels with the gaps below them.
struct TidyBound {
  let width: Double

  /// Finds the width.
  ///
  /// - Parameters:
  ///   - roots: the trees.
  ///   - style: how they are arranged.
  ///   - labels: how labels are written.
  ///   - shape: the shape of nodes that name none.
  /// - Complexity: O(*n*), where *n* is the size of the labels.
  init(of roots: [Tree<Node>], _ style: DiagramStyle, _ labels: LabelStyle, _ shape: NodeShape) {
    let isPlain = shape == .rounded && roots.allSatisfy { !$0.contains { $0.attributes != nil } }
    // A text without a shape is the smallest node, and one in a diamond, with a note, the highest.
    let least = isPlain ? Size(width: 24, height: 34) : Size(width: 8, height: 18)
    var lines: [Int] = []
    for root in roots { root.addLines(to: &lines) }
    let gap = isPlain ? style.spacing.levels : style.spacing.levelsWithEdgeLabels
    let height = lines.reduce(0) { sum, lines in
      let most = isPlain ? Double(lines) * 18 + 16 : (Double(lines) * 18 + 60) * 2
      return sum + most * labels.scale + gap
    }
    let count = roots.nodeCount
    let area =
      Double(count) * (least.width * labels.scale + style.spacing.siblings)
      * least.height * labels.scale
    width = labels.width == nil ? area / max(height, 1) - style.spacing.siblings : 0
  }
}

extension Tree<Node> {
  /// Finds for each level how many lines any label with its note has at most.
  fileprivate func addLines(to levels: inout [Int]) {
    var ends: [Int] = []
    for (position, (node, count)) in zip(preorder, preorderCounts).enumerated() {
      while let end = ends.last, end <= position { ends.removeLast() }
      if ends.count == levels.count { levels.append(0) }
      levels[ends.count] = max(levels[ends.count], node.mostLines)
      ends.append(position + Int(count))
    }
  }
}

extension Node {
  /// How many lines the label and the note have at most, where lines are as long as usual.
  fileprivate var mostLines: Int {
    1 + Self.lines(of: label) + (attributes?.values.note.map(Self.lines) ?? 0)
  }

  private static func lines(of text: String) -> Int {
    let ends = text.utf8.count { $0 == 10 || $0 == 13 }
    // Twelve of the widest letters are as long as a line; lines may be filled by half.
    return ends + (text.utf8.count > 12 ? text.utf8.count / 6 : 0)
  }
}
