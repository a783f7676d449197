/// How large the nodes of a list of paths are, as far as lines say it.
struct PathSizes {
  /// By node; negative for those of which nothing is said.
  private var values: [Double] = []

  mutating func set(_ size: Double, ofNodeAt node: Int) {
    while values.count <= node { values.append(-1) }
    values[node] = size
  }

  /// The sizes of all nodes, those of folders from what is in them, unless the program says them.
  ///
  /// - Returns: by node, its size or a negative number; nothing if no size is known.
  func totals(_ nodes: PathNodes, _ notation: PathNotation?) -> [Double] {
    guard !values.isEmpty, let notation else { return [] }
    var totals = values + [Double](repeating: -1, count: nodes.count - values.count)
    var contents = [Double](repeating: -1, count: nodes.count)
    // Nodes stand behind those that they are below.
    for node in totals.indices.reversed() {
      if contents[node] >= 0, !notation.countsContents || totals[node] < 0 {
        totals[node] = contents[node] + (notation.countsItself ? max(totals[node], 0) : 0)
      }
      guard totals[node] >= 0, let parent = nodes.parent(of: node) else { continue }
      contents[parent] = max(contents[parent], 0) + totals[node]
    }
    return totals
  }
}
