@testable import TreeDrawing

/// A line of a path, and what it joins.
struct JudgedEdge {
  var line: [Point]
  /// The number of its path.
  var path: Int
  /// Where it comes from; nil if it joins nothing.
  var parent: Int?
  /// Where it leads to.
  var child: Int?
  /// A number that the lines of one parent share: its own, or a negative one for a path that joins
  /// nothing.
  var family: Int
}

extension TreeJudge {
  /// Finds out which line joins which nodes, and reports those that do not join as they should.
  mutating func judgedEdges() -> [JudgedEdge] {
    var edges: [JudgedEdge] = []
    for (path, drawnEdges) in drawn.edges.enumerated() {
      var lines = drawnEdges.lines.map { judgedEdge(along: $0, path) }
      let family = lines.lazy.compactMap(\.parent).first ?? -1 - path
      for index in lines.indices { lines[index].family = lines[index].parent ?? family }
      edges += lines
    }
    judgeCounts(of: edges)
    judgePaths(of: edges)
    return edges
  }

  private mutating func judgedEdge(along line: [Point], _ path: Int) -> JudgedEdge {
    var edge = JudgedEdge(line: line, path: path, family: -1 - path)
    let (start, end) = (line[0], line[line.count - 1])
    let (parents, possible) = (nodes(at: start), nodes(at: end))
    edge.child = possible.first { node in parents.contains { $0 == expected.parents[node] } }
    edge.parent = edge.child.flatMap { expected.parents[$0] }
    if let parent = edge.parent, let child = edge.child {
      judgeEnds(start, end, from: parent, to: child)
    } else if let parent = parents.first(where: { isStem(to: end, in: $0) }) {
      edge.parent = parent  // The stem beside a grid leads to no single child.
    } else {
      reportLoose(start, end, parents, possible)
    }
    for point in line where picture.excess(of: Box(around: [point]) ?? picture) > Self.rounding {
      report("the edge \(start.short) → \(end.short) reaches out of the picture at \(point.short)")
      break
    }
    return edge
  }

  /// The nodes on whose outline a point is.
  private mutating func nodes(at point: Point) -> [Int] {
    guard let box = Box(around: [point])?.grown(by: Self.tolerance) else { return [] }
    return frames.boxes(meeting: box, work: &work).map { visible[$0] }.filter { node in
      drawn.nodes[node].map { $0.distance(to: point) <= Self.tolerance } ?? false
    }
  }

  private mutating func reportLoose(
    _ start: Point, _ end: Point, _ parents: [Int], _ children: [Int]
  ) {
    let edge = "the edge \(start.short) → \(end.short)"
    if parents.isEmpty { report("\(edge) starts at no node") }
    if children.isEmpty { report("\(edge) ends at no node") }
    if let parent = parents.first, let child = children.first {
      report("\(edge) joins node \(parent) with node \(child), which is not its child")
    }
  }

  /// Edges join the middles of sides, but for stems, which leave the far side anywhere.
  private mutating func judgeEnds(
    _ start: Point, _ end: Point, from parent: Int, to child: Int
  ) {
    guard let from = drawn.nodes[parent]?.body, let to = drawn.nodes[child]?.body else { return }
    let kind = expected.arrangement(of: parent)
    let starts = Side(of: expected.growth.upright(from), at: expected.growth.upright(start))
    let ends = Side(of: expected.growth.upright(to), at: expected.growth.upright(end))
    if !starts.isStart(in: kind) {
      report("the edge to node \(child) leaves node \(parent) at \(start.short), not on \(from)")
    }
    if !ends.isEnd(in: kind) {
      report("the edge to node \(child) comes to it at \(end.short), not to a middle of \(to)")
    }
  }

  private mutating func judgeCounts(of edges: [JudgedEdge]) {
    var counts: [Int: Int] = [:]
    for edge in edges { if let child = edge.child { counts[child, default: 0] += 1 } }
    for node in visible {
      guard let parent = expected.parents[node], !expected.slots.contains(parent) else { continue }
      let count = counts[node] ?? 0
      if count > 1 { report("the edge to node \(node) is drawn \(count) times") }
      if isCell(node) {
        if count > 0 { report("there is an edge to node \(node), which is a text in a grid") }
      } else if count == 0 {
        report("there is no edge to node \(node)")
      }
    }
    judgeStems(of: edges)
  }

  /// Where texts are the last children in a grid, the line ends beside the lowest.
  private mutating func judgeStems(of edges: [JudgedEdge]) {
    let stems = Set(edges.lazy.filter { $0.child == nil }.compactMap(\.parent))
    for (parent, siblings) in children.enumerated() {
      guard let last = siblings.last(where: { drawn.nodes[$0] != nil }), isCell(last) else {
        continue
      }
      if !stems.contains(parent), drawn.nodes[parent] != nil {
        report("there is no line beside the texts of node \(parent)")
      }
    }
  }

  private func isCell(_ node: Int) -> Bool {
    expected.isCell(node, isLeaf: children[node].isEmpty)
  }

  /// Whether a line that ends at a point is that along the texts below a node.
  private func isStem(to end: Point, in parent: Int) -> Bool {
    let bottoms = children[parent].filter(isCell).compactMap { drawn.nodes[$0]?.frame.bottom }
    return bottoms.max().map { abs($0 - end.y) <= Self.tolerance } ?? false
  }

  /// All edges of a parent are one path.
  private mutating func judgePaths(of edges: [JudgedEdge]) {
    var parents: [Int: Set<Int>] = [:]
    var paths: [Int: Set<Int>] = [:]
    for edge in edges {
      guard let parent = edge.parent else { continue }
      parents[edge.path, default: []].insert(parent)
      paths[parent, default: []].insert(edge.path)
    }
    for (path, several) in parents.sorted(by: { $0.key < $1.key }) where several.count > 1 {
      report("path \(path) has edges of the nodes \(several.sorted())")
    }
    for (parent, several) in paths.sorted(by: { $0.key < $1.key }) where several.count > 1 {
      report("the edges of node \(parent) are \(several.count) paths")
    }
  }
}

/// Where on a box an edge begins or ends, in a diagram that grows down.
private struct Side {
  /// How far the point is right of and below the middle.
  let x: Double
  let y: Double
  let box: Box

  init(of box: Box, at point: Point) {
    (x, y) = (point.x - box.middle.x, point.y - box.middle.y)
    self.box = box
  }

  private var isMiddleOfRow: Bool { abs(x) <= TreeJudge.tolerance }
  private var isMiddleOfColumn: Bool { abs(y) <= TreeJudge.tolerance }
  private var isAtBottom: Bool { box.bottom - box.middle.y - y <= TreeJudge.tolerance }
  private var isAtTop: Bool { y - box.top + box.middle.y <= TreeJudge.tolerance }

  func isStart(in kind: Arrangement) -> Bool {
    switch kind {
    case .hang, .columns, .grid, .list: isAtBottom || isMiddleOfRow && y >= 0
    case .mindmap: isMiddleOfColumn
    default: isMiddleOfRow && y >= 0
    }
  }

  func isEnd(in kind: Arrangement) -> Bool {
    switch kind {
    // An only child hangs straight below.
    case .hang, .columns, .grid, .list: isMiddleOfColumn || isAtTop
    case .mindmap: isMiddleOfColumn
    default: isMiddleOfRow && y <= 0
    }
  }
}
