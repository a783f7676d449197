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
  /// - Complexity: O(*n*), where *n* is the size of the labels.
  init(of roots: [Tree<Node>], _ style: DiagramStyle, _ labels: LabelStyle) {
    let scale = labels.scale
    // A text in the smallest shape there is, and one in the highest, with a note.
    let least = Size(width: 8 * scale, height: 18 * scale)
    var lines: [Int] = []
    for root in roots { root.addLines(to: &lines) }
    let height = lines.reduce(0) { sum, lines in
      sum + (Double(lines) * 18 + 60) * 2 * scale + style.spacing.levelsWithEdgeLabels
    }
    let count = roots.reduce(0) { $0 + $1.count }
    let area = Double(count) * (least.width + style.spacing.siblings) * least.height
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
    2 + Self.lines(of: label) + (attributes?.values.note.map(Self.lines) ?? 0)
  }

  private static func lines(of text: String) -> Int {
    let ends = text.utf8.count < 8 ? text.utf8.count : text.utf8.count { $0 == 10 }
    return ends + text.utf8.count / 8
  }
}
