extension JSONTreeReader {
  mutating func open(_ kind: JSONNode.Kind, at bracket: JSONToken, key: Lexeme? = nil)
    throws(Fault)
  {
    try checkRoom(forNodeAt: bracket.lexeme.start)
    let node = JSONNode(kind, at: bracket.lexeme.start, depth: scanner.depth, key: key)
    nodes.append(node)
    builder.open(node.label)
  }

  mutating func addLeaf(_ label: Lexeme) throws(Fault) {
    try checkRoom(forNodeAt: label.start)
    builder.open(label)
    builder.close()
  }

  private func checkRoom(forNodeAt offset: Int) throws(Fault) {
    guard builder.count >= nodeLimit else { return }
    throw Fault(InputProblem.tooManyNodes(limit: nodeLimit), at: offset)
  }

  /// Ends the array or object that holds the children of the innermost node.
  mutating func endChildren() {
    switch nodes.last?.kind {
    case .object: nodes[nodes.count - 1].stage = .members
    case .list:
      builder.close()
      nodes.removeLast()
    case .forest, nil: nodes.removeLast()
    }
  }

  /// Ends the innermost node, which is an object: now its members are all known.
  mutating func endObject() throws(Fault) {
    if let fault = deferred.last, fault.level == nodes.count {
      deferred.removeLast()
      throw fault.fault
    }
    guard let node = nodes.last else { return }
    if node.hasLabel || isNamelessBranch(node) {
      builder.replaceValue(node.label)
      builder.close()
    } else {
      try ignoreReport(node)
    }
    nodes.removeLast()
  }

  /// Whether an object has children and nothing else, as in d3's `{"children": [...]}`.
  private func isNamelessBranch(_ node: JSONNode) -> Bool {
    node.hasChildren && !node.hasOtherMembers && !members.requiresLabel
  }

  /// Takes the count of files away that `tree -J` puts behind its tree; throws for anything else.
  private mutating func ignoreReport(_ node: JSONNode) throws(Fault) {
    let object = JSONObject(at: node.start, in: source)
    guard nodes.count == 2, nodes[0].kind == .forest, object.isReport else {
      throw Fault(JSONShapeProblem.noLabel(object: node.start, members), at: node.start)
    }
    builder.discard()
    report = node.start
  }
}
