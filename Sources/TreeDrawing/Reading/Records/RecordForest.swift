/// Makes trees of records that come in any order.
///
/// Children stand in the order of their records, and so do roots.
struct RecordForest {
  /// What is written for “no parent” where empty will not do, unless a record has that id.
  static let wordsForNone = ["null", "NULL", "None", "NaN", "#", "0", "-1"]

  private let source: Source
  private let nodeLimit: Int
  private var links = LinkedForest<Lexeme>()
  private var numbers: NameTable
  private var records: [Place] = []
  /// Whether each record is an edge, so that what is above may be no record of its own.
  var areEdges = false
  /// By the number of the record.
  private var attributes = AttributeTable(isOfData: true)

  /// The rest of a record whose label is stored.
  private struct Place {
    let start: Int
    let name: Lexeme
    let parent: Lexeme?
  }

  init(_ source: Source, nodeLimit: Int) {
    self.source = source
    self.nodeLimit = nodeLimit
    numbers = NameTable(source.bytes)
  }

  var count: Int { records.count }

  mutating func append(_ record: Record) throws(Fault) {
    guard records.count < nodeLimit else {
      throw Fault(InputProblem.tooManyNodes(limit: nodeLimit), at: record.start)
    }
    if let first = numbers.insert(record.name, records.count) {
      throw Fault(takenName(record, first: records[first].start), at: record.name.start)
    }
    records.append(Place(start: record.start, name: record.name, parent: record.parent))
    links.append(record.label)
    if let id = record.id { attributes.add(.id, id, toNodeAt: records.count - 1) }
    for (name, value) in record.attributes {
      attributes.add(name, value, toNodeAt: records.count - 1)
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
        guard records.count < nodeLimit else {
          throw Fault(InputProblem.tooManyNodes(limit: nodeLimit), at: name.start)
        }
        numbers.insert(name, records.count)
        links.setParent(of: number, to: records.count)
        records.append(Place(start: name.start, name: name, parent: nil))
        links.append(name)
      }
    }
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

  private func isWordForNone(_ name: Lexeme) -> Bool {
    Self.wordsForNone.contains { source.bytes[name.range].elementsEqual($0.utf8) }
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

  /// A word on several roots, which may be one too many.
  private var remarks: [Remark] {
    let roots = links.roots.map { records[$0].start }
    guard roots.count > 1 else { return [] }
    return [source.remark(RecordProblem.severalRoots(source.places(at: roots)), at: roots[1])]
  }
}
