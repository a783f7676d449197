extension TreePicture {
  /// The nodes and their frames as a JSON document, for other renderers and for tests.
  ///
  /// Frames are in points, relative to the picture's top left corner, in full precision; nodes
  /// stand in preorder, and slots, which are none, are left out.
  package var frames: [UInt8] {
    var json = JSONText()
    json.add("{\"size\":[\(drawing.size.width),\(drawing.size.height)],\"nodes\":[")
    let nodes = placedNodes
    let frames = drawing.nodeFrames(count: nodes.count)
    var separator = "\n"
    for (id, (node, frame)) in zip(nodes, frames).enumerated() {
      guard let frame, !node.node.isSlot else { continue }
      json.add(separator)
      separator = ",\n"
      json.add("{\"id\":\(id),\"parent\":\(node.parent.map(String.init) ?? "null")")
      json.add(",\"depth\":\(node.depth),\"label\":")
      json.add(quoting: node.node.label)
      json.add(",\"frame\":[\(frame.minX),\(frame.minY),\(frame.size.width),\(frame.size.height)]")
      if let length = node.node.length { json.add(",\"length\":\(length)") }
      if let attributes = node.node.attributes?.values { json.add(attributes) }
      json.add("}")
    }
    json.add("\n]}\n")
    return json.bytes
  }

  private struct PlacedNode {
    let node: Node
    let parent: Int?
    let depth: Int
  }

  /// The nodes in preorder, each with the number of its parent.
  private var placedNodes: [PlacedNode] {
    var nodes: [PlacedNode] = []
    var pending = roots.reversed().map { (tree: $0, parent: Int?.none, depth: 0) }
    while let (tree, parent, depth) = pending.popLast() {
      let id = nodes.count
      nodes.append(PlacedNode(node: tree.value, parent: parent, depth: depth))
      pending += tree.children.reversed().map { ($0, id, depth + 1) }
    }
    return nodes
  }
}

extension TreePicture {
  /// The label of the node whose right side is farthest right; nil if there are no nodes.
  package var labelOfRightmostNode: String? {
    let nodes = roots.flatMap(\.preorder)
    let ends = drawing.nodeFrames(count: nodes.count).map { $0?.maxX ?? -.infinity }
    return ends.indices.max { ends[$0] < ends[$1] }.map { nodes[$0].label }
  }
}

extension Drawing {
  /// The frames of what is marked as nodes.
  ///
  /// - Parameter count: how many numbers there are, from 0.
  /// - Returns: the frames by the nodes' numbers, nil where nothing is marked.
  func nodeFrames(count: Int) -> [Rect?] {
    var frames = [Rect?](repeating: nil, count: count)
    for item in layers.lazy.flatMap(\.items) {
      guard case .begin(let mark, let frame) = item, mark.kind == "node",
        frames.indices.contains(mark.id)
      else { continue }
      frames[mark.id] = frame
    }
    return frames
  }
}
