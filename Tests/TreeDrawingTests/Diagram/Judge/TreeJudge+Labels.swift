@testable import TreeDrawing

extension TreeJudge {
  /// Labels stand on their own edges and touch nothing else.
  mutating func judgeLabels(on edges: [JudgedEdge]) {
    judgePlaces(of: drawn.labels)
    var missing = expected.edgeLabels.filter { drawn.nodes[$0.key] != nil }
    let pieces = edges.indices.flatMap { edge in edges[edge].line.stretches.map { (edge, $0) } }
    let index = BoxIndex(pieces.map(\.1.box))
    for label in drawn.labels {
      let inside = label.box.grown(by: -0.1)
      let hits = index.boxes(meeting: inside, work: &work).filter {
        pieces[$0].1.passes(through: inside)
      }
      let under = Set(hits.map { pieces[$0].0 }).sorted().map { edges[$0] }
      judge(label, over: under, &missing)
    }
    for (node, text) in missing.sorted(by: { $0.key < $1.key }) {
      report("the edge to node \(node) does not say “\(text)”")
    }
  }

  /// One of the edges under a label says what it does, and there is no other.
  private mutating func judge(
    _ label: DrawnLabel, over edges: [JudgedEdge], _ missing: inout [Int: String]
  ) {
    let own = edges.lazy.compactMap(\.child).first { missing[$0]?.letters == label.text.letters }
    if let own {
      missing[own] = nil
    } else {
      report("the label “\(label.text)” at \(label.box) is on no edge that says so")
    }
    let parent = own.flatMap { expected.coversSiblings ? expected.parents[$0] : nil }
    for edge in edges where edge.child != own || own == nil {
      if parent != nil, edge.parent == parent { continue }
      let which = edge.child.map { "to node \($0)" } ?? "of path \(edge.path)"
      report("the edge \(which) passes through the label “\(label.text)” at \(label.box)")
    }
  }

  private mutating func judgePlaces(of labels: [DrawnLabel]) {
    let index = BoxIndex(labels.map(\.box))
    for (number, label) in labels.enumerated() {
      if picture.excess(of: label.box) > Self.rounding {
        report("the label “\(label.text)” at \(label.box) reaches out of the picture")
      }
      for node in frames.boxes(meeting: label.box, work: &work).map({ visible[$0] }) {
        guard let frame = drawn.nodes[node]?.frame, frame.overlaps(label.box, by: Self.rounding)
        else { continue }
        report("the label “\(label.text)” at \(label.box) lies on node \(node) at \(frame)")
      }
      for other in index.boxes(meeting: label.box, work: &work) where other > number {
        guard labels[other].box.overlaps(label.box, by: Self.rounding) else { continue }
        report("the labels “\(label.text)” and “\(labels[other].text)” at \(label.box) overlap")
      }
    }
  }
}

extension String {
  /// The text without spaces, which are left out where lines are broken.
  fileprivate var letters: String { filter { !$0.isWhitespace } }
}
