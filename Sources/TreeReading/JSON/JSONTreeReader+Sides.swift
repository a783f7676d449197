// The members `left` and `right` of binary trees.

extension JSONTreeReader {
  /// Begins a child that is an object; anything else is data, as both names often are.
  ///
  /// An only right child comes behind a slot. If the left one comes later, the two are swapped when
  /// all is read.
  mutating func takeSide(_ side: Side, _ value: JSONToken, at place: Int) throws(Fault) {
    guard value.kind == .objectStart else {
      nodes[nodes.count - 1].hasOtherMembers = true
      if passed.side == nil { passed.side = side }
      return try skip(value)
    }
    let last = nodes.count - 1
    if nodes[last].hasChildren {
      throw Fault(sideBesideList(side, rank: nodes[last].childrenRank), at: place)
    }
    guard nodes[last].take(side) else {
      throw Fault(JSONShapeProblem.repeatedSide(side), at: place)
    }
    if nodes[last].sides == .right {
      try addSlot(at: place)
    }
    try open(.object, at: value)
  }

  /// Completes the children of the innermost object, if it is a node of a binary tree.
  mutating func endSides() throws(Fault) {
    let node = nodes[nodes.count - 1]
    switch node.sides {
    case .none, .right, .leftAndRight: break
    case .left: try addSlot(at: node.start)
    case .rightAndLeft: builder.swapChildren()
    }
  }

  /// Whether the innermost object is a child of a binary tree: its parent is amid its members.
  var isSide: Bool {
    guard let parent = nodes.dropLast().last else { return false }
    return parent.kind == .object && parent.stage == .members
  }

  private func sideBesideList(_ side: Side, rank: Int) -> JSONShapeProblem {
    .sideBesideList(side, key: members.children[rank])
  }

  func listBesideSide(_ node: JSONNode, rank: Int) -> JSONShapeProblem {
    let isRight = node.sides == .right || node.sides == .rightAndLeft
    return sideBesideList(isRight ? .right : .left, rank: rank)
  }
}
