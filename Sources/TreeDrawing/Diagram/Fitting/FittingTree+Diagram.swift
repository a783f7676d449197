extension FittingTree {
  /// Measures the nodes of a diagram.
  ///
  /// What is below nodes that wish how it is arranged is measured with them.
  ///
  /// - Parameters:
  ///   - diagram: the diagram.
  ///   - lowering: where it stands.
  /// - Complexity: O(*n*) in the number of nodes.
  init<A, NodeView: View, LabelView: View>(
    of diagram: Diagram<A, NodeView, LabelView>, in lowering: inout ViewLowering
  ) {
    let values = diagram.tree.preorder
    let layouts = diagram.nodeLayout.map(values.map) ?? []
    let labels = diagram.edgeLabel.flatMap { EdgeLabels(of: values, $0, in: &lowering) }
    var style = diagram.style.making(roomFor: labels)
    style.arrangement = .hang
    nodes = NodeTable(counts: diagram.tree.preorderCounts, layouts: layouts, style)
    let places = nodes.places(style, firstID: diagram.firstID)
    let views = zip(values, places).lazy.map { diagram.node($0, $1) }
    var measures = FittingMeasures(
      boxes: lowering.idealSizes(of: views).map { $0 ?? .zero },
      cells: diagram.cells(values, places, nodes, in: &lowering), spacing: style.spacing)
    measures.hasGrids = style.growth == .down
    measures.columnCounts = layouts.map { $0.columnCount ?? style.columnCount }
    if let joint = diagram.nodeJoint {
      measures.take(joints: zip(values, places).map { joint($0, $1) }, nodes)
    }
    if let labels { measures.take(labels, nodes, style) }
    let pinned = nodes.pinned(layouts)
    if !pinned.isEmpty {
      let blocks = diagram.blocks(at: pinned, layouts, places, style)
      measures.take(wholes: lowering.idealSizes(of: blocks), at: pinned)
    }
    self.measures = measures
  }
}

extension NodeTable {
  /// Whether a node has one child, and is no leaf.
  fileprivate func isOnlyParent(_ position: Int32) -> Bool {
    !isLeaf(position) && hasOneChild(position)
  }

  /// The positions of nodes that wish how what is below them is arranged, but for those below
  /// others.
  fileprivate func pinned(_ layouts: [NodeLayout]) -> [Int32] {
    var pinned: [Int32] = []
    var position: Int32 = 0
    while !layouts.isEmpty, position < size {
      let layout = layouts[Int(position)]
      if !isLeaf(position), arrangement(at: position) != nil || layout.hasRoof {
        pinned.append(position)
        position += count(at: position)
      } else {
        position += 1
      }
    }
    return pinned
  }
}

extension Diagram {
  /// The sizes of leaves as texts in a grid; nil for other nodes.
  fileprivate func cells(
    _ values: [A], _ places: [NodePlace], _ nodes: NodeTable, in lowering: inout ViewLowering
  ) -> [Size?] {
    let leaves = places.indices.filter { nodes.isCell(Int32($0)) }
    let views = leaves.lazy.map { [node] position in
      let place = places[position]
      return node(
        values[position],
        NodePlace(id: place.id, arrangement: .grid, level: place.level, isLeaf: true))
    }
    var cells = [Size?](repeating: nil, count: values.count)
    for (position, size) in zip(leaves, lowering.idealSizes(of: views)) {
      cells[position] = size ?? .zero
    }
    return cells
  }

  /// The diagrams of nodes that wish how what is below them is arranged, in the style of the whole.
  fileprivate func blocks(
    at positions: [Int32], _ layouts: [NodeLayout], _ places: [NodePlace], _ style: DiagramStyle
  ) -> [Self] {
    var wanted = positions[...]
    var blocks: [Self] = []
    for (position, tree) in tree.subtrees.enumerated() where wanted.first == Int32(position) {
      wanted.removeFirst()
      let (firstID, level) = (firstID &+ position, places[position].level)
      var style = style
      style.arrangement = layouts[position].arrangement ?? .tidy
      var block = Self(
        tree, style: style, firstID: firstID,
        placedNode: { [node] in node($0, $1.moved(down: level)) }, edgeLabel: edgeLabel)
      block = block.nodeLayout(nodeLayout)
      block = block.nodeJoint(nodeJoint.map { joint in { joint($0, $1.moved(down: level)) } })
      blocks.append(block)
    }
    return blocks
  }
}

extension NodePlace {
  /// The place in a greater tree, in which there are nodes above the root.
  fileprivate func moved(down levels: Int) -> NodePlace {
    var place = NodePlace(
      id: id, arrangement: level == 0 ? .hang : arrangement, level: level + levels, isLeaf: isLeaf)
    place.isUnderRoof = isUnderRoof
    place.branch = branch
    return place
  }
}

extension FittingMeasures {
  fileprivate mutating func take(wholes sizes: [Size?], at positions: [Int32]) {
    areWhole = [Bool](repeating: false, count: boxes.count)
    for (position, size) in zip(positions, sizes) {
      areWhole[Int(position)] = true
      boxes[Int(position)] = size ?? .zero
    }
  }

  fileprivate mutating func take(joints: [NodeJoint], _ nodes: NodeTable) {
    guard joints.contains(.middles) else { return }
    hangFromMiddles = joints.indices.map { position in
      joints[position] == .middles
        || (nodes.isOnlyParent(Int32(position)) && joints[position + 1] == .middles)
    }
  }

  /// Takes over the room that labels of edges need.
  fileprivate mutating func take(
    _ labels: EdgeLabels, _ nodes: NodeTable, _ style: DiagramStyle
  ) {
    let form = style.edgeForm(.rows, style.growth)
    leastWidths = boxes.indices.map { labels.roomForChild(at: $0, on: .horizontal, form) ?? 0 }
    levelGaps = boxes.indices.map { position in
      var longest = 0.0
      nodes.forEachChild(of: Int32(position)) {
        longest = max(longest, labels.length(at: Int($0), on: .vertical))
      }
      return LevelGap(style, label: longest, form: form).length
    }
    boxIndents = boxes.indices.map { nodes.gridBoxIndent(below: Int32($0), labels, style.spacing) }
    indentsOnlyChildren = boxes.indices.map { position in
      nodes.isOnlyParent(Int32(position))
        && labels.length(at: position + 1, on: .horizontal) > 0
    }
  }
}
