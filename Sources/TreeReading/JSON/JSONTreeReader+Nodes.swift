extension JSONTreeReader {
  mutating func open(_ kind: JSONNode.Kind, at bracket: JSONToken, key: Lexeme? = nil)
    throws(Fault)
  {
    try Fault.check(builder.count, below: nodeLimit, at: bracket.lexeme.start)
    append(kind, at: bracket, key: key)
    builder.open()
    if kind == .list, let key { builder.setLabel(key) }
  }

  /// Begins a node, or the array around all trees.
  mutating func append(_ kind: JSONNode.Kind, at bracket: JSONToken, key: Lexeme? = nil) {
    nodes.append(
      JSONNode(
        kind, at: bracket.lexeme.start, firstAttribute: known.count, depth: scanner.depth, key: key)
    )
  }

  mutating func addLeaf(_ label: Lexeme) throws(Fault) {
    try Fault.check(builder.count, below: nodeLimit, at: label.start)
    builder.open()
    builder.setLabel(label)
    builder.close()
  }

  /// Adds an empty place among children.
  mutating func addSlot(at offset: Int) throws(Fault) {
    try Fault.check(builder.count, below: nodeLimit, at: offset)
    builder.addSlot()
  }

  /// Ends the array or object that holds the children of the innermost node.
  mutating func endChildren() {
    let last = nodes.count - 1
    if nodes[last].kind != .forest { builder.discardSlotsAlone() }
    switch nodes[last].kind {
    case .object: nodes[last].stage = .members
    case .list:
      builder.close()
      nodes.removeLast()
    case .forest: nodes.removeLast()
    }
  }

  /// Ends the innermost node, which is an object: now its members are all known.
  mutating func endObject() throws(Fault) {
    if let fault = deferred.last, fault.level == nodes.count {
      deferred.removeLast()
      throw fault.fault
    }
    if hasClangChildren, let rank = members.clangRank { useKind(ifChildrenHaveRank: rank) }
    guard let node = nodes.last else { return }
    if let list = passed.lists.last, list.level == nodes.count { endPassedLists(of: node) }
    if node.sides != .none { try endSides() }
    if node.hasParent, !builder.hasChildren { lookForRecords(node) }
    if node.hasLabel || isNamelessBranch(node) || hasText(node) {
      if known.count > node.firstAttribute { storeAttributes(of: node) }
      builder.setLabel(node.hasLabel ? node.label : packageLabel)
      builder.close()
      root.hasRecords =
        !node.hasLabel && builder.depth == 0 && root.list != nil && root.list == root.childrenStart
    } else {
      try endTreeRecord(node)
    }
    if known.count > node.firstAttribute { known.removeLast(known.count - node.firstAttribute) }
    nodes.removeLast()
  }

  /// Forgets the arrays that were ignored in a node, save for the first of all if the node is a
  /// leaf.
  @inline(never)
  private mutating func endPassedLists(of node: JSONNode) {
    let first = passed.lists.firstIndex { $0.level >= nodes.count } ?? passed.lists.count
    let isFirst = passed.unreadList == nil && !node.hasChildren && node.sides == .none
    if isFirst { passed.unreadList = passed.lists[first].key }
    if node.hasChildren { lookForLabels(inListsFrom: first) }
    if nodes.count == 1 {
      root.edges = passed.lists[first...].first { isOfEdges($0.key) }.map { ($1, $2) }
    }
    if nodes.count == 1, passed.lists.count == 1 { root.wrappedList = passed.lists[0].start }
    passed.lists.removeLast(passed.lists.count - first)
  }

  /// Finds out whether there are records, given the innermost object, which says what it is below.
  ///
  /// One object alone is a tree all the same; its list was cut short, or there never was one.
  private mutating func lookForRecords(_ node: JSONNode) {
    if !root.mayBeRecord, root.list == nil { root.recordStart = node.start }
    if nodes.count == 1 {
      if builder.count > 1 { root.isRecord = true } else { root.mayBeRecord = true }
    } else if nodes.count == 2, nodes[0].kind == .forest {
      root.isRecord = true
    } else if nodes.count == 2, nodes[0].stage == .elements {
      root.list = root.childrenStart
    }
  }

  /// The label of an object that has none: the name of the package if it is a manifest.
  private var packageLabel: Lexeme {
    mutating get {
      guard nodes.count == 1 else { return .empty }
      defer { root.packageName = nil }
      return root.packageName ?? .empty
    }
  }

  /// Whether an object has children and nothing else, as in d3's `{"children": [...]}`, or is the
  /// root of a map of dependencies, which npm writes without a name for a folder that has none.
  private func isNamelessBranch(_ node: JSONNode) -> Bool {
    (node.hasChildren || node.sides != .none) && !members.requiresLabel
      && (!node.hasOtherMembers
        || node.hasEntries && nodes.count == 1
          && (!node.hasPassedObject || root.packageName != nil))
  }

  /// Whether the children of the root are an array that begins with an object.
  private var isListAtRoot: Bool { root.childrenStart.map(isListOfObjects) ?? false }

  /// Whether an object needs no label, as one is made of fields: it has some, or is not the
  /// outermost, which may be there only to hold others, and is none that `tree -J` writes.
  private func hasText(_ node: JSONNode) -> Bool {
    guard options.text != nil else { return false }
    let hasFields = known[node.firstAttribute...].contains {
      if case .attribute = $0.name { false } else { true }
    }
    let object = JSONObject(at: node.start, in: source)
    if nodes.count == 2, nodes[0].kind == .forest, object.isReport { return false }
    if nodes.count == 1 { return hasFields && !(isListAtRoot && object.isListOfKubernetes) }
    return hasFields || builder.hasChildren || object.onlyError == nil
  }

  /// Labels the innermost node with its kind, if it is one of clang's; one that is empty is absent
  /// from its parent's parts, the condition of a loop for example, and has its place with an empty
  /// label.
  private mutating func useKind(ifChildrenHaveRank rank: Int) {
    let last = nodes.count - 1
    let isBelow = last > 0 && nodes[last - 1].childrenRank == rank
    guard isBelow || nodes[last].childrenRank == rank, !nodes[last].isLabelFixed else { return }
    if nodes[last].hasClangKind {
      let name = nodes[last].label
      if !nodes[last].isLabelID, !name.range.isEmpty { known.append((.attribute(.note), name)) }
      nodes[last].setLabel(nodes[last].clangKind)
    } else if isBelow, !nodes[last].hasOtherMembers, !nodes[last].hasChildren {
      nodes[last].setLabel(.empty)
    }
  }

  /// Ends an object that `tree -J` writes and that is no file; throws for anything else.
  ///
  /// It puts a count of files behind its tree, which is taken away, and an error into folders that
  /// it cannot open, which is shown.
  private mutating func endTreeRecord(_ node: JSONNode) throws(Fault) {
    let object = JSONObject(at: node.start, in: source)
    if nodes.count > 1, let error = object.onlyError, !members.requiresLabel {
      builder.setLabel(error)
      builder.close()
    } else if nodes.count == 2, nodes[0].kind == .forest, object.isReport {
      builder.discard()
      report = node.start
    } else {
      if nodes.count == 1, node.hasChildren, node.hasOtherMembers, isListAtRoot {
        root.wrappedList = root.childrenStart
      }
      throw isSide ? noLabel(object).with(.sideMayBeData) : noLabel(object)
    }
  }
}
