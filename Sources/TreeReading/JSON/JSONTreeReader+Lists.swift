// Lists of objects that are flat, but say by some members what is below what.

extension JSONTreeReader {
  /// The trees of such a list, or those that were read as they stand, if it is none.
  func linkedForest(inPlaceOf forest: Forest) throws(Fault) -> Forest {
    guard options.roles.parent == nil, !members.requiresChildren else { return forest }
    if let graph = try graph { return graph }
    let isNameless = forest.roots.count == 1 && forest.roots[0].value.label.isEmpty
    let trees = isNameless ? forest.roots[0].children : forest.roots
    let start = isNameless ? root.childrenStart : listStart ?? source.firstContent
    guard trees.count > 1, let start else { return forest }
    if trees.allSatisfy(\.isLeaf) {
      return try linkedForest(ofListAt: start) ?? forest.adding(levelRemark(ofListAt: start))
    }
    guard Self.haveReferences(trees) else { return forest }
    return try records(at: start, .children, by: "children") ?? forest
  }

  /// The trees of a list or graph whose first object has no label; nil if that is what is wrong.
  func linkedForest(inPlaceOf fault: Fault) throws(Fault) -> Forest? {
    guard case JSONShapeProblem.noLabel = fault.problem, options.roles.parent == nil,
      !members.requiresChildren, let object = fault.offset
    else { return nil }
    if let graph = try graph { return graph }
    guard options.roles.label == nil, let list = nodes.count == 2 ? nodes.first : nil,
      list.kind == .forest
    else { return nil }
    let keys = JSONObject(at: object, in: source).keys
    let names = JSONListMembers(of: source, at: list.start)
    guard keys.all.count == keys.ofLabels.count, let edge = names.edge,
      isList(at: list.start, of: edge, names)
    else { return nil }
    let roles = FieldRoles(label: names.names[edge.child], parent: names.names[edge.parent])
    return try records(at: list.start, .edges(roles), by: names.names[edge.parent])
  }

  /// Whether a list is the outermost array, or one whose name says that it holds edges.
  private func isList(
    at start: Int, of edge: (parent: Int, child: Int), _ names: JSONListMembers
  ) -> Bool {
    guard listStart != nil else { return true }
    let before = source.bytes[..<start].reversed().drop { $0 != UInt8(ascii: "\"") }.dropFirst()
    let key = before.prefix { $0 != UInt8(ascii: "\"") }.reversed()
    return Self.namesOfEdges.contains { key.elementsEqual($0.utf8) }
  }

  func isListOfObjects(at start: Int) -> Bool {
    source.bytes[start] == UInt8(ascii: "[")
      && source.bytes[(start + 1)...].first { !$0.isWhiteSpace } == UInt8(ascii: "{")
  }

  static let namesOfEdges = ["edges", "links", "relations", "relationships"]

  func isOfEdges(_ key: Lexeme) -> Bool {
    Self.namesOfEdges.contains { source.bytes[key.range].elementsEqual($0.utf8) }
  }
}

extension JSONTreeReader {
  /// The trees of the nodes in the root, as the edges in the root put them below each other; nil
  /// if it has no edges.
  private var graph: Forest? {
    get throws(Fault) {
      guard let edges = root.edges, let start = root.childrenStart, nodes.count < 2 else {
        return nil
      }
      let names = JSONListMembers(of: source, at: edges.start)
      guard let edge = names.edgeOfGraph, isListOfObjects(at: start) else { return nil }
      let linking = JSONLinking.graph(
        edges: edges.start, from: names.names[edge.parent], to: names.names[edge.child])
      return try records(at: start, linking, by: edges.key.text(in: source.bytes))
    }
  }

  /// The trees of a flat list by the first linking under which a record is below another.
  private func linkedForest(ofListAt start: Int) throws(Fault) -> Forest? {
    let names = JSONListMembers(of: source, at: start)
    for roles in names.references(labels: members.labels) {
      let forest = try records(at: start, .roles(roles), by: roles.parent ?? "")
      if let forest { return forest }
    }
    return nil
  }

  private func records(
    at start: Int, _ linking: JSONLinking, by name: String
  ) throws(Fault) -> Forest? {
    let isInObject = start != source.firstContent
    var reader = JSONRecordReader(
      source, options, at: isInObject ? start : nil, linking: linking, nodeLimit: nodeLimit)
    return try reader.linkedForest()?.adding(
      detail: source.remark(RecordProblem.impliedByMember(name)))
  }

  /// Whether leaves below some trees are called as other trees are.
  ///
  /// Where trees have no ids, all of them must be, as labels may be the same by chance. A tree that
  /// has neither is no record.
  private static func haveReferences(_ trees: [Tree<Node>]) -> Bool {
    guard trees.allSatisfy({ $0.value.isNamed && $0.children.allSatisfy(\.isLeaf) }) else {
      return false
    }
    let ids = trees.compactMap { $0.value.attributes?.values.id }
    let names = Set(ids.isEmpty ? trees.map(\.value.label) : ids)
    let leaves = trees.lazy.flatMap(\.children).map(\.value.label)
    return ids.isEmpty ? leaves.allSatisfy(names.contains) : leaves.contains(where: names.contains)
  }

  /// A word on a member that goes up and down as depths do, in a list that is flat.
  private func levelRemark(ofListAt start: Int) -> Remark? {
    let names = JSONListMembers(of: source, at: start)
    guard let column = names.column(namedAnyOf: ["level", "depth", "indent"]) else { return nil }
    let name = names.names[column]
    let label = members.labels.first { names.names.contains($0) }
    guard let label, JSONLevels(of: name, in: source, at: start).areDepths else { return nil }
    return source.remark(RecordProblem.mayBeLevels(name, label: label), at: start)
  }

  /// Finds out whether objects that are not drawn beside children have labels, of a few lists.
  mutating func lookForLabels(inListsFrom first: Int) {
    for list in passed.lists[first...]
    where passed.listBesideChildren == nil && passed.listsLookedAt < 8 {
      passed.listsLookedAt += 1
      guard let start = source.bytes[list.start...].firstIndex(of: UInt8(ascii: "{")) else {
        continue
      }
      let keys = JSONObject(at: start, in: source).keys.ofLabels
      if members.labels.prefix(3).contains(where: keys.contains) {
        passed.listBesideChildren = list.key
      }
    }
  }
}

extension Node {
  /// Whether it has a label or an id.
  fileprivate var isNamed: Bool { !label.isEmpty || attributes?.values.id != nil }
}
