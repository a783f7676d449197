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
  /// By the number of the record.
  private var attributes = AttributeTable()

  /// What is left to know of a record when its label is stored.
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
      let problem = RecordProblem.takenName(
        record.name, isLabel: record.id == nil, first: records[first].start)
      throw Fault(problem, at: record.name.start)
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
      let problem = RecordProblem.cycle(cycle.map { (records[$0].start, records[$0].name) })
      throw Fault(problem, at: records[cycle[0]].parent?.start)
    }
    var order: [Int] = []
    let builder = links.builder { order.append($0) }
    do {
      return try Forest(builder, attributes.reordered(order), from: source, remarks: remarks)
    } catch {
      throw error.doubtingAttribute
    }
  }
}

extension RecordForest {
  private mutating func link() throws(Fault) {
    for (number, record) in records.enumerated() {
      guard let name = record.parent else { continue }
      if let parent = numbers[name] {
        links.setParent(of: number, to: parent)
      } else if !isWordForNone(name) {
        throw orphan(name)
      }
    }
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
    return Fault(RecordProblem.orphan(parent: name, places: places), at: name.start)
  }

  /// A word on several roots, which may be one too many.
  private var remarks: [String] {
    let roots = links.roots.map { records[$0].start }
    guard roots.count > 1 else { return [] }
    let places = source.list(of: roots)
    let text = "there are \(roots.count) roots, \(places); they are drawn side by side"
    return [source.warning(text, at: roots[1])]
  }
}
