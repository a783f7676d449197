/// Makes trees of records that come in any order.
///
/// Children stand in the order of their records, and so do roots.
struct RecordForest {
  /// What is written for “no parent” where empty will not do, unless a record has that id.
  static let wordsForNone = ["null", "NULL", "None", "NaN", "#", "0", "-1"]

  private let source: Source
  private let nodeLimit: Int
  private let duplicates: Duplicates
  private var links = LinkedForest<Lexeme>()
  private var numbers: NameTable
  private var records: [Place] = []
  /// Whether each record is an edge, so that what is above may be no record of its own.
  var areEdges = false
  /// Records that say once more what a node is below, by their numbers; that of the node.
  private var repetitions: [(number: Int, of: Int)] = []
  /// The first record that was left out because its node has a parent, that of the node, and how
  /// many there are.
  private var leftOut: (record: Record, first: Int, count: Int)?
  /// What edges that were left out begin at.
  private var lonelyParents: [Lexeme] = []
  /// By the number of the record.
  private var attributes = AttributeTable(isOfData: true)

  /// The rest of a record whose label is stored.
  private struct Place {
    let start: Int
    let name: Lexeme
    let parent: Lexeme?
  }

  init(_ source: Source, _ duplicates: Duplicates = .error, nodeLimit: Int) {
    self.source = source
    self.duplicates = duplicates
    self.nodeLimit = nodeLimit
    numbers = NameTable(source.bytes)
  }

  var count: Int { records.count }

  mutating func append(_ record: Record) throws(Fault) {
    try Fault.check(records.count, below: nodeLimit, at: record.start)
    if let first = numbers.insert(record.name, records.count) {
      guard try takesAgain(record, first: first) else { return }
    }
    records.append(Place(start: record.start, name: record.name, parent: record.parent))
    links.append(record.label)
    if let id = record.id { attributes.add(.id, id, toNodeAt: records.count - 1) }
    for (name, value) in record.attributes {
      attributes.add(name, value, toNodeAt: records.count - 1)
    }
    for parent in record.otherParents { try append(record, below: parent) }
  }

  /// Adds a record once more, below another parent.
  private mutating func append(_ record: Record, below parent: Lexeme) throws(Fault) {
    if duplicates == .error {
      let problem = RecordProblem.secondParent(
        record.name.text(in: source.bytes),
        first: source.position(at: record.parent?.start ?? record.start),
        second: source.position(at: parent.start))
      throw Fault(problem, at: parent.start)
    }
    var again = record
    (again.parent, again.otherParents) = (parent, [])
    try append(again)
  }

  /// Finds out whether a node that is there already is drawn once more.
  ///
  /// - Throws: if there may be no such node.
  private mutating func takesAgain(_ record: Record, first: Int) throws(Fault) -> Bool {
    switch duplicates {
    case .error: throw Fault(takenName(record, first: records[first].start), at: record.name.start)
    case .first:
      leftOut = (leftOut?.record ?? record, leftOut?.first ?? first, (leftOut?.count ?? 0) + 1)
      if areEdges, let parent = record.parent { lonelyParents.append(parent) }
      return false
    case .repeat:
      repetitions.append((records.count, first))
      return true
    }
  }

  /// The trees of all records.
  ///
  /// - Throws: the first record whose parent is missing or among those below it.
  mutating func forest() throws(Fault) -> Forest {
    try link()
    if let cycle = links.cycle {
      throw Fault(problem(of: cycle), at: records[cycle[0]].parent?.start)
    }
    var order: [Int] = []
    let builder = links.builder { order.append($0) }
    do {
      return try Forest(builder, attributes.reordered(order), from: source, remarks: remarks)
        .recordingRepeats(places(ofRepetitionsIn: order))
    } catch {
      throw error.with(.attributeMayBeData)
    }
  }
}

extension RecordForest {
  private mutating func link() throws(Fault) {
    let root = ownParent
    for (number, record) in records.enumerated() {
      guard let name = record.parent, number != root else { continue }
      if let parent = numbers[name] {
        links.setParent(of: number, to: parent)
      } else if !isWordForNone(name) {
        guard areEdges else { throw orphan(name) }
        links.setParent(of: number, to: try addRoot(name))
      }
    }
    for name in lonelyParents where numbers[name] == nil && !isWordForNone(name) {
      _ = try addRoot(name)
    }
  }

  /// Adds what edges begin at and none leads to.
  ///
  /// - Returns: its number.
  private mutating func addRoot(_ name: Lexeme) throws(Fault) -> Int {
    try Fault.check(records.count, below: nodeLimit, at: name.start)
    numbers.insert(name, records.count)
    records.append(Place(start: name.start, name: name, parent: nil))
    return links.append(name)
  }

  /// The only record that is its own parent, where all others have one; it is the root.
  private var ownParent: Int? {
    guard records.count > 1 else { return nil }
    var root: Int?
    for (number, record) in records.enumerated() {
      guard let parent = record.parent, !isWordForNone(parent) else { return nil }
      guard numbers[parent] == number else { continue }
      if root != nil { return nil }
      root = number
    }
    return root
  }

  /// Whether a name says that there is no parent; numbers at the ends of edges are nodes.
  private func isWordForNone(_ name: Lexeme) -> Bool {
    (areEdges ? Self.wordsForNone.dropLast(2) : Self.wordsForNone[...]).contains {
      source.bytes[name.range].elementsEqual($0.utf8)
    }
  }

  /// The fault of the records whose parent has a name that no record has.
  private func orphan(_ name: Lexeme) -> Fault {
    var same = NameTable(source.bytes)
    same.insert(name, 0)
    let places = records.compactMap { record in
      record.parent.flatMap { same[$0] == nil ? nil : $0.start }
    }
    let problem = RecordProblem.orphan(
      parent: name.text(in: source.bytes), children: source.places(at: places))
    return Fault(problem, at: name.start)
  }

  private func takenName(_ record: Record, first: Int) -> RecordProblem {
    if areEdges {
      return .secondParent(
        record.name.text(in: source.bytes), first: source.position(at: first),
        second: source.position(at: record.name.start))
    }
    return .takenName(
      record.name.text(in: source.bytes), isLabel: record.id == nil,
      first: source.position(at: first), second: source.position(at: record.name.start))
  }

  /// The problem of records that are each below the next, and the last below the first.
  private func problem(of cycle: [Int]) -> RecordProblem {
    let first = cycle.prefix(RecordProblem.cycleLimit).map { number in
      RecordProblem.Link(
        name: records[number].name.text(in: source.bytes),
        position: source.position(at: records[number].start))
    }
    return .cycle(first, count: cycle.count)
  }

  /// Where in the trees nodes are drawn again whose children are elsewhere.
  private func places(ofRepetitionsIn order: [Int]) -> [Int] {
    guard !repetitions.isEmpty else { return [] }
    var isParent = [Bool](repeating: false, count: records.count)
    for number in records.indices { links.parent(of: number).map { isParent[$0] = true } }
    var isMarked = [Bool](repeating: false, count: records.count)
    for (number, original) in repetitions where isParent[original] { isMarked[number] = true }
    return order.indices.filter { isMarked[order[$0]] }
  }

  private var remarks: [Remark] {
    [rootsRemark, leftOutRemark].compactMap(\.self)
  }

  /// A word on several roots, which may be one too many.
  private var rootsRemark: Remark? {
    let roots = links.roots.map { records[$0].start }
    guard roots.count > 1 else { return nil }
    return source.remark(RecordProblem.severalRoots(source.places(at: roots)), at: roots[1])
  }

  private var leftOutRemark: Remark? {
    guard let (record, first, count) = leftOut else { return nil }
    let problem = RecordProblem.leftOut(
      record.name.text(in: source.bytes), first: source.position(at: records[first].start),
      second: source.position(at: record.name.start), others: count - 1)
    return source.remark(problem, at: record.name.start)
  }
}
