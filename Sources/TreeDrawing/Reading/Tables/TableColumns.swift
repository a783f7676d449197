/// The numbers of the columns that mean something, counted from 0.
struct TableColumns {
  let parent: Int
  let label: Int
  /// Nil if labels serve as ids.
  let id: Int?
  let attributes: [(name: AttributeName, column: Int)]
  /// The column that nodes are coloured by, if there is one.
  let field: Int?

  /// The usual names of the column with labels; that of the ids serves if there is none of these.
  static let usualLabels = JSONMembers.usualLabels.filter { $0 != AttributeName.id.rawValue }

  /// Finds the columns that the user names, and those that have the usual names.
  ///
  /// - Parameters:
  ///   - header: the names of all columns.
  ///   - given: what the user says.
  ///   - names: the attributes that a column may hold.
  ///   - field: what nodes are coloured by.
  /// - Throws: the first column that is not there.
  init(
    _ header: TableHeader, _ given: RecordColumns,
    _ names: [AttributeName] = AttributeName.allCases, field: String? = nil
  ) throws(TableProblem) {
    guard header.names.count > 1 else { throw .oneColumn }
    func column(_ name: String?, or usual: [String]) throws(TableProblem) -> Int? {
      guard let name else { return header.column(namedAnyOf: usual) }
      if let column = header.column(named: name) ?? header.column(numbered: name) { return column }
      throw .noColumn(name, names: header.names)
    }
    let id = try column(given.attributes[.id], or: [AttributeName.id.rawValue])
    let label = try column(given.label, or: Self.usualLabels) ?? id
    let parent = try column(given.parent, or: TableHeader.usualParents)
    guard let parent else { throw .noParents(names: header.names) }
    guard let label else { throw .noLabels(names: header.names) }
    var attributes: [(AttributeName, Int)] = []
    for name in names where name != .id {
      let usual = header.names.firstIndex(of: name.rawValue)
      let column =
        given.attributes[name] == nil ? usual : try column(given.attributes[name], or: [])
      if let column, given.attributes[name] != nil || ![id, label, parent].contains(column) {
        attributes.append((name, column))
      }
    }
    (self.id, self.label, self.parent, self.attributes) = (id, label, parent, attributes)
    self.field = field.flatMap { header.column(named: $0) ?? header.column(numbered: $0) }
  }
}

extension TableHeader {
  /// The column of a number that is counted from 1.
  fileprivate func column(numbered text: String) -> Int? {
    guard let number = Int(text), names.indices.contains(number - 1) else { return nil }
    return number - 1
  }
}
