/// How edges are painted that have a paint of their own, by the positions of the nodes that they
/// lead to.
struct EdgePaints {
  /// The number of each node's paint in preorder, counted from 1; 0 for the usual one.
  private let numbers: [Int32]
  private let entries: [Entry]

  /// A paint that the layout engine knows.
  struct Entry {
    let paint: Paint
    let line: RegisteredPaint
    let arrowhead: RegisteredPaint
  }

  /// Registers each paint once; nil if no edge has one of its own.
  ///
  /// - Parameters:
  ///   - paints: the paints in preorder; nil for the usual one.
  ///   - style: the diagram's style.
  ///   - lowering: where the diagram stands.
  init?(
    _ paints: some Sequence<Paint?>, _ style: DiagramStyle, in lowering: inout ViewLowering
  ) {
    var known: [Paint: Int32] = [:]
    var different: [Paint] = []
    numbers = paints.map { paint in
      guard let paint, paint != style.edge else { return 0 }
      if let number = known[paint] { return number }
      different.append(paint)
      known[paint] = Int32(different.count)
      return Int32(different.count)
    }
    guard !different.isEmpty else { return nil }
    entries = different.map { paint in
      let line = style.edgeStyle.paint(like: paint)
      return Entry(
        paint: paint, line: RegisteredPaint(line, in: &lowering),
        arrowhead: RegisteredPaint(Paint(fill: line.stroke), in: &lowering))
    }
  }
}

extension EdgePaints {
  /// The paint of the edge to a node; nil for the usual one.
  subscript(position: Int) -> Entry? {
    let number = numbers[position]
    return number == 0 ? nil : entries[Int(number) - 1]
  }

  /// Children in groups whose edges are painted alike: first those with the usual paint, then the
  /// others, the first in the tree before those behind it.
  func groups(of children: [NodeFrame]) -> [(paint: Entry?, children: [NodeFrame])] {
    guard let first = children.first else { return [] }
    if children.allSatisfy({ numbers[$0.position] == numbers[first.position] }) {
      return [(self[first.position], children)]
    }
    var groups: [Int32: [NodeFrame]] = [:]
    for child in children { groups[numbers[child.position], default: []].append(child) }
    func rank(_ group: (key: Int32, value: [NodeFrame])) -> Int {
      group.key == 0 ? -1 : group.value.reduce(.max) { min($0, $1.position) }
    }
    return groups.map { (group: $0, rank: rank($0)) }
      .sorted { $0.rank < $1.rank }
      .map { ($0.group.value.first.flatMap { self[$0.position] }, $0.group.value) }
  }
}

extension DiagramPlan {
  /// Finds how edges are painted; nil if all are painted as usual.
  static func edgePaints<A, NodeView: View, LabelView: View>(
    of diagram: Diagram<A, NodeView, LabelView>, _ nodes: NodeTable, _ lengths: BranchLengths?,
    in lowering: inout ViewLowering
  ) -> EdgePaints? {
    guard let paint = diagram.edgePaint else { return nil }
    var places = nodes.places(diagram.style, firstID: diagram.firstID)
    if let lengths {
      for position in places.indices { places[position].branch = lengths.place(at: position) }
    }
    let paints = zip(diagram.tree.preorder, places).dropFirst().lazy.map(paint)
    return EdgePaints([nil] + paints, diagram.style, in: &lowering)
  }

  /// How the line from the end of the branch to a leaf apart from it is drawn.
  func leader(at position: Int32, _ lengths: BranchLengths) -> Paint {
    edgePaints?[Int(position)].map { DiagramStyle.leader(like: $0.paint) } ?? lengths.leader
  }
}
