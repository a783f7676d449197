/// Reads trees from a table with a header, each row of which says what it is below.
struct TableReader: ForestReader {
  private let source: Source
  private let options: ReadingOptions
  private let nodeLimit: Int
  private var records: RecordForest
  /// The first column that may be meant as an attribute.
  private var slip: AttributeSlip?

  /// How many rows are looked at for it.
  private static let slipRows = 16

  init(_ source: Source, _ options: ReadingOptions, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
    self.options = options
    self.nodeLimit = nodeLimit
    records = RecordForest(source, options.duplicates, nodeLimit: nodeLimit)
  }

  mutating func forest() throws(Fault) -> Forest {
    let header = try TableHeader(in: source.bytes, at: source.textStart, of: source.origin)
    if let levels = options.levels { return try forest(ofLevels: levels, header) }
    let columns = try columns(of: header)
    let usesIDs = columns.mayNameLabels ? try refersToIDs(columns, header) : true
    records.areEdges = columns.areEdges
    var scanner = scanner(behind: header)
    var fields: [Lexeme] = []
    while try scanner.next(&fields) {
      if fields.allSatisfy({ $0.range.isEmpty }) { continue }
      try check(fields, header)
      if records.count < Self.slipRows { lookForSlip(in: fields, header) }
      try records.append(record(fields, columns, header, usesIDs: usesIDs))
    }
    guard records.count > 0 else { throw Fault(TableProblem.noRows, at: header.start) }
    return try records.forest().adding(slip.map { source.remark($0.problem, at: header.start) })
  }

  /// The trees of a table in which each column is a level.
  private func forest(ofLevels names: [String], _ header: TableHeader) throws(Fault) -> Forest {
    let columns: LevelColumns
    do throws(TableProblem) {
      try header.checkNames(of: options)
      columns = try LevelColumns(header, names, options)
    } catch {
      throw Fault(error, at: header.start)
    }
    var levels = LevelForest(source, levelCount: columns.levels.count, nodeLimit: nodeLimit)
    var scanner = scanner(behind: header)
    var fields: [Lexeme] = []
    while try scanner.next(&fields) {
      if fields.allSatisfy({ $0.range.isEmpty }) { continue }
      try check(fields, header)
      try levels.append(
        columns.levels.map { fields[$0] }, columns.values.map { ($0.name, fields[$0.column]) })
    }
    guard !levels.isEmpty else { throw Fault(TableProblem.noRows, at: header.start) }
    return try levels.forest()
  }

  private mutating func lookForSlip(in fields: [Lexeme], _ header: TableHeader) {
    guard slip == nil, !options.isLiteral, options.roles.isEmpty else { return }
    for (name, field) in zip(header.names, fields) where !field.range.isEmpty {
      slip = slip ?? AttributeSlip(name, field.text(in: source.bytes))
    }
  }

  private func scanner(behind header: TableHeader) -> TableScanner {
    TableScanner(
      source.bytes, at: header.end, of: source.origin, separator: header.separator,
      isFramed: header.isFramed)
  }

  /// Whether the first parent that is named is a row's id, where it may be a label.
  private func refersToIDs(_ columns: TableColumns, _ header: TableHeader) throws(Fault) -> Bool {
    var parent: String?
    var ids: Set<String> = []
    var scanner = scanner(behind: header)
    var fields: [Lexeme] = []
    while try scanner.next(&fields) {
      guard let id = columns.id, max(id, columns.parent) < fields.count else { continue }
      ids.insert(fields[id].text(in: source.bytes))
      if parent == nil, !fields[columns.parent].range.isEmpty {
        parent = fields[columns.parent].text(in: source.bytes)
      }
    }
    return parent.map { ids.contains($0) || RecordForest.wordsForNone.contains($0) } ?? true
  }

  private func columns(of header: TableHeader) throws(Fault) -> TableColumns {
    do throws(TableProblem) {
      try header.checkNames(of: options)
      return try TableColumns(header, options.roles, options.attributeNames, options.fields)
    } catch {
      throw Fault(error, at: header.start)
    }
  }

  private func check(_ fields: [Lexeme], _ header: TableHeader) throws(Fault) {
    let count = header.names.count
    guard fields.count < count || !fields[count...].allSatisfy({ $0.range.isEmpty }) else { return }
    let problem = TableProblem.fieldCount(fields.count, names: header.names, header.separator)
    throw Fault(problem, at: fields.count > count ? fields[count].start : fields[0].start)
  }

  private func record(
    _ fields: [Lexeme], _ columns: TableColumns, _ header: TableHeader, usesIDs: Bool
  ) throws(Fault) -> Record {
    var record = Record(at: fields[0].start)
    record.label = fields[columns.label]
    record.id = usesIDs ? columns.id.map { fields[$0] } : nil
    guard !record.name.range.isEmpty else {
      let name = header.names[columns.id ?? columns.label]
      throw Fault(TableProblem.noName(column: name), at: record.name.start)
    }
    let parent = fields[columns.parent]
    record.parent = parent.range.isEmpty ? nil : parent
    for (name, column) in columns.attributes where !fields[column].range.isEmpty {
      record.attributes.append((.attribute(name), fields[column]))
    }
    for (number, column) in columns.fields {
      record.attributes.append((.field(number), fields[column]))
    }
    return record
  }
}
