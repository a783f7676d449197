/// Reads trees from JSON in which each object is a node.
///
/// A node's label is the first of its label members that is present and a string, number or
/// boolean; its children are the first of its children members that is present and not null: an
/// array of nodes, or an object whose keys are the labels. A string, number or boolean among them
/// is a leaf, and null an empty place. In a binary tree, two members hold the children. An array
/// around everything holds several trees, and so do objects on lines of their own. If one of them
/// says what it is below, all of them are records, which another reader reads from the start.
///
/// The members may come in any order, and yet the text is read once: nodes are opened when their
/// object opens and get their label when it closes. If better children come after others, those are
/// discarded. What is wrong with the shape of children that may yet be discarded is therefore kept
/// in `deferred` until the object ends.
struct JSONTreeReader: ForestReader {
  let source: Source
  let options: ReadingOptions
  let members: JSONMembers
  let nodeLimit: Int
  var scanner: JSONScanner
  var builder: NodeBuilder
  var attributes = AttributeTable(isOfData: true)
  /// The attributes of the nodes that are not ended, outermost first.
  var known: [(name: ValueName, value: Lexeme)] = []
  /// The nodes that are not ended, outermost first.
  var nodes: [JSONNode] = []
  /// Faults in the children of open nodes, and the number of nodes that are open there.
  var deferred: [(level: Int, fault: Fault)] = []
  /// The offset of an object that is ignored if it is the last of all.
  var report: Int?
  /// The offset of the array to read, if an object is around it.
  let listStart: Int?
  /// The rank of the children that were begun last, if any were.
  var lastChildrenRank: Int?
  var passed = JSONPassedValues()
  var root = JSONRootFindings()
  /// Whether there are children in the member that clang writes.
  var hasClangChildren = false

  init(
    _ source: Source, _ options: ReadingOptions, at listStart: Int? = nil,
    nodeLimit: Int = Source.nodeLimit
  ) {
    self.source = source
    self.nodeLimit = nodeLimit
    self.listStart = listStart
    members = JSONMembers(options)
    scanner = JSONScanner(
      source.bytes, at: listStart ?? source.textStart, of: source.origin,
      allowsSequence: listStart == nil)
    self.options = options
    builder = NodeBuilder(source, limit: nodeLimit)
  }

  mutating func forest() throws(Fault) -> Forest {
    do {
      return try wholeForest()
    } catch {
      if let forest = try linkedForest(inPlaceOf: error) { return forest }
      guard let list = root.wrappedList, case JSONShapeProblem.noLabel = error.problem,
        nodes.count == 1,
        builder.count == 1 || list == root.childrenStart, try scanner.next() == nil
      else { throw error }
      var inner = Self(source, options, at: list, nodeLimit: nodeLimit)
      return try inner.forest()
    }
  }

  private mutating func wholeForest() throws(Fault) -> Forest {
    var goesOn = true
    while goesOn, !root.isRecord {
      do {
        goesOn = try takeNext()
      } catch {
        try keepForLater(error)
      }
    }
    if root.isRecord || root.hasRecords {
      let start = root.isRecord ? listStart : root.list
      var reader = JSONRecordReader(source, options, at: start, nodeLimit: nodeLimit)
      return try reader.forest().adding(detail: recordDetail)
    }
    guard builder.count > 0 else { throw Fault(JSONShapeProblem.noNodes, at: source.firstContent) }
    if options.roles.parent != nil {
      throw Fault(JSONShapeProblem.noRecords, at: source.firstContent)
    }
    do {
      let forest = try builder.forest(attributes, from: source, remarks: remarks)
      return try linkedForest(inPlaceOf: forest)
    } catch {
      throw error.problem is RecordProblem ? error : error.with(.attributeMayBeData)
    }
  }
}

extension JSONTreeReader {
  /// A word to those who wonder where the rest of the tree is.
  private var remarks: [Remark] {
    if builder.count == 1, let start = source.firstContent, let problem = lonelyNodeProblem {
      return [source.remark(problem, at: start)]
    }
    guard !members.requiresChildren else { return [] }
    if let list = passed.unreadList {
      let problem = UnreadListProblem.mayBeChildren(key: list.text(in: source.bytes))
      return [source.remark(problem, at: list.start)]
    }
    guard let list = passed.listBesideChildren else { return [] }
    let problem = UnreadListProblem.besideChildren(key: list.text(in: source.bytes))
    return [source.remark(problem, at: list.start)]
  }

  /// Why there is only one node, if there is but one.
  private var lonelyNodeProblem: LonelyNodeProblem? {
    if let rank = passed.childrenRank, lastChildrenRank == nil {
      return .textAsChildren(key: members.children[rank])
    }
    if let side = passed.side { return .otherAsSide(side) }
    guard passed.hasContainer else { return nil }
    return lastChildrenRank.map { .emptyChildren(key: members.children[$0]) }
      ?? .noChildren(members.requiresChildren ? [members.children[0]] : members.children)
  }

  private var recordDetail: Remark {
    source.remark(RecordProblem.impliedByParent(of: source.position(at: root.recordStart)))
  }

  /// The fault of an object that has no label.
  @inline(never)
  func noLabel(_ object: JSONObject) -> Fault {
    let labels = JSONShapeProblem.LabelKeys(
      names: members.labels, isGiven: members.requiresLabel)
    return Fault(JSONShapeProblem.noLabel(object.keys, labels), at: object.start)
  }
}

// What follows is called for each token; most of it is inlined, and one loop when it is compiled.

extension JSONTreeReader {
  /// Takes what comes next; false if nothing does.
  @inline(__always)
  private mutating func takeNext() throws(Fault) -> Bool {
    guard !nodes.isEmpty else {
      if let listStart, scanner.position > listStart { return false }
      guard let token = try scanner.next() else { return false }
      try takeRoot(token)
      return true
    }
    switch nodes[nodes.count - 1].stage {
    case .members:
      if let key = try scanner.nextKey() { try takeMember(key) } else { try endObject() }
    case .elements:
      if let token = try scanner.nextElement() { try takeElement(token) } else { endChildren() }
    case .entries:
      if let key = try scanner.nextKey() { try takeEntry(key) } else { endChildren() }
    }
    return true
  }

  private mutating func takeRoot(_ token: JSONToken) throws(Fault) {
    if token.kind == .arrayStart {
      append(.forest, at: token)
    } else {
      root.isRecord = root.mayBeRecord
      root.hasRecords = false
      try takeNode(token)
    }
  }

  @inline(__always)
  private mutating func takeElement(_ token: JSONToken) throws(Fault) {
    if let report { throw noLabel(JSONObject(at: report, in: source)) }
    try takeNode(token)
  }

  private mutating func takeEntry(_ key: Lexeme) throws(Fault) {
    let value = try scanner.value()
    switch value.kind {
    case .objectStart: try open(.object, at: value, key: key)
    case .arrayStart: try open(.list, at: value, key: key)
    default: try addLeaf(key)
    }
  }

  /// Takes a root or an element of an array of children.
  @inline(__always)
  private mutating func takeNode(_ token: JSONToken) throws(Fault) {
    switch token.kind {
    case .objectStart: try open(.object, at: token)
    case .string, .number, .boolean: try addLeaf(token.lexeme)
    default: try takeUnusualNode(token)
    }
  }

  /// Takes null, which is an empty place among children.
  @inline(never)
  private mutating func takeUnusualNode(_ token: JSONToken) throws(Fault) {
    guard token.kind == .null, let list = nodes.last else {
      throw Fault(JSONShapeProblem.noNode(token.kind), at: token.lexeme.start)
    }
    guard list.kind != .forest else {
      throw Fault(JSONShapeProblem.nullAmongTrees, at: token.lexeme.start)
    }
    try addSlot(at: token.lexeme.start)
  }
}
