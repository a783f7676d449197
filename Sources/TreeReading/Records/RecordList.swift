/// Records that are all known before trees are made of them, so that each may name what is below
/// it.
struct RecordList {
  private let source: Source
  private(set) var records: [Record] = []
  private var numbers: NameTable

  init(_ source: Source) {
    self.source = source
    numbers = NameTable(source.bytes)
  }

  mutating func append(_ record: Record) {
    numbers.insert(record.name, records.count)
    records.append(record)
  }

  /// Whether any record is below another.
  var isLinked: Bool {
    records.contains { record in record.parent.map { numbers[$0] != nil } ?? false }
  }

  /// Puts records below those that list them; what is in a list and no record becomes one.
  mutating func linkChildren() {
    for parent in records {
      for child in parent.children {
        if numbers[child] == nil {
          var record = Record(at: child.start)
          record.label = child
          append(record)
        }
        if let number = numbers[child] { records[number].add(parent: parent.name) }
      }
    }
  }

  /// Puts records at the ends of edges below those at their beginnings.
  ///
  /// - Throws: the first edge with an end that is no record.
  mutating func link(_ edges: [(parent: Lexeme, child: Lexeme)]) throws(Fault) {
    let haveIDs = records.contains { $0.id != nil }
    for (parent, child) in edges {
      guard let number = number(child, haveIDs) else {
        let problem = RecordProblem.noEnd(child.text(in: source.bytes))
        throw Fault(problem, at: child.start)
      }
      guard let above = self.number(parent, haveIDs) else {
        let problem = RecordProblem.noEnd(parent.text(in: source.bytes))
        throw Fault(problem, at: parent.start)
      }
      records[number].add(parent: numbers[parent] == nil ? records[above].name : parent)
    }
  }

  /// The number of a record by its name, or else by that number, where records have no ids.
  private func number(_ name: Lexeme, _ haveIDs: Bool) -> Int? {
    if let number = numbers[name] { return number }
    guard !haveIDs, let number = source.bytes[name.range].wholeNumber.flatMap(Int.init(exactly:)),
      records.indices.contains(number)
    else { return nil }
    return number
  }
}
