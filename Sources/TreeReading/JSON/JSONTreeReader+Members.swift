extension JSONTreeReader {
  /// Takes a member of the innermost object.
  mutating func takeMember(_ key: Lexeme) throws(Fault) {
    let meaning = members.meaning(of: key, in: source.bytes)
    let value = try scanner.value()
    if let head = meaning.head(of: value.kind) { takeFields(ofHead: head, value) }
    if meaning.isLink, value.kind == .arrayStart {
      guard nodes.count == 1, scanner.isAtObject else { return try takeLinks() }
      return try passOver(value, key)
    }
    if let attribute = meaning.attribute { try takeAttribute(attribute, value) }
    let last = nodes.count - 1
    switch meaning.role {
    case .label(let rank):
      try takeLabel(value, rank: rank, isID: meaning.attribute == .id)
    case .children(let rank):
      try takeChildren(value, rank: rank, key: key)
    case .side(let side) where value.kind != .null:
      try takeSide(side, value, at: key.start)
    case .kind where value.kind.isLabel:
      nodes[last].take(clangKind: value.lexeme)
    case .parent where !value.kind.opensContainer:
      nodes[last].hasOtherMembers = true
      nodes[last].hasParent = true
    case .side: break
    case .parent, .kind, .other: try passOver(value, key)
    }
  }

  /// Passes over the value of a member that means nothing, which may be meant as the children.
  @inline(__always)
  private mutating func passOver(_ value: JSONToken, _ key: Lexeme) throws(Fault) {
    nodes[nodes.count - 1].hasOtherMembers = true
    if value.kind.opensContainer, !scanner.isAtEndOfContainer {
      passed.hasContainer = true
      if value.kind == .objectStart { passOverObject(value, key) }
      if value.kind == .arrayStart, scanner.isAtObject {
        passed.lists.append((nodes.count, key, value.lexeme.start))
      }
    }
    try skip(value)
  }

  /// Keeps in mind that an object is passed over, and the name of a package in the root.
  @inline(never)
  private mutating func passOverObject(_ value: JSONToken, _ key: Lexeme) {
    nodes[nodes.count - 1].hasPassedObject = true
    guard nodes.count == 1, source.bytes[key.range].elementsEqual("package".utf8) else { return }
    root.packageName = JSONObject(at: value.lexeme.start, in: source).value(of: "name")
  }

  @inline(__always)
  private mutating func takeLabel(_ value: JSONToken, rank: Int, isID: Bool) throws(Fault) {
    let last = nodes.count - 1
    if value.kind.isLabel {
      nodes[last].take(value.lexeme, rank: rank, isID: isID)
      return
    }
    nodes[last].hasOtherMembers = true
    if members.requiresLabel, !nodes[last].isLabelFixed, value.kind != .null {
      let problem = JSONShapeProblem.containerAsLabel(value.kind, key: members.labels[rank])
      throw Fault(problem, at: value.lexeme.start)
    } else {
      try skip(value)
    }
  }

  /// Begins the children, unless better ones have been met.
  ///
  /// A second member of the same name takes the place of the first, as it does for other readers. A
  /// string or a number is passed over if the name may mean something else: the contents of a page
  /// can be text.
  private mutating func takeChildren(
    _ value: JSONToken, rank: Int, key: Lexeme
  ) throws(Fault) {
    let last = nodes.count - 1
    if members.isOfWrapper(rank: rank), nodes.count > 1 { return try passOver(value, key) }
    guard value.kind != .null, rank <= nodes[last].childrenRank else { return try skip(value) }
    if value.kind == .objectStart, members.isOfSchemas(rank: rank), scanner.isAtSchema {
      return try passOver(value, key)
    }
    guard value.kind.opensContainer || members.mustHoldChildren(rank: rank) else {
      nodes[last].hasOtherMembers = true
      if passed.childrenRank == nil { passed.childrenRank = rank }
      return
    }
    if nodes[last].hasChildren { discardFormerChildren() }
    if nodes[last].sides != .none, value.kind.opensContainer {
      throw Fault(listBesideSide(nodes[last], rank: rank), at: key.start)
    }
    nodes[last].beginChildren(rank: rank, areEntries: value.kind == .objectStart)
    if builder.depth == 1 { root.childrenStart = value.lexeme.start }
    lastChildrenRank = rank
    if rank == members.clangRank { hasClangChildren = true }
    guard value.kind.opensContainer else {
      let problem = JSONShapeProblem.noChildren(value.kind, key: members.children[rank])
      throw Fault(problem, at: value.lexeme.start)
    }
  }

  private mutating func discardFormerChildren() {
    discardChildren()
    if deferred.last?.level == nodes.count { deferred.removeLast() }
  }

  /// Passes over the value that begins with a token.
  mutating func skip(_ value: JSONToken) throws(Fault) {
    if value.kind.opensContainer { try scanner.skip(to: scanner.depth - 1) }
  }

  /// Keeps a fault of shape until it is known whether the children that it is in are used.
  ///
  /// What was built of them is discarded, and the rest of them passed over.
  mutating func keepForLater(_ fault: Fault) throws(Fault) {
    guard fault.problem is JSONShapeProblem, let last = nodes.lastIndex(where: \.isTentative)
    else { throw fault }
    for node in nodes[(last + 1)...] where node.kind != .forest { builder.discard() }
    known.removeLast(known.count - (nodes[(last + 1)...].first?.firstAttribute ?? known.count))
    nodes.removeLast(nodes.count - last - 1)
    discardChildren()
    try scanner.skip(to: nodes[last].depth)
    nodes[last].stage = .members
    while let outdated = deferred.last, outdated.level > nodes.count { deferred.removeLast() }
    deferred.append((nodes.count, fault))
  }
}
