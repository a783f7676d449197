/// The numbers of the columns that mean something, counted from 0.
struct TableColumns {
  let parent: Int
  let label: Int
  /// Nil if labels serve as ids.
  let id: Int?
  /// Whether parents may be named by their labels as well, although there are ids.
  let mayNameLabels: Bool
  /// Whether the parents' column has no usual name, but that of whoever is above.
  let isParentSuperior: Bool
  /// Whether the rows are edges, so that what is above may have no row.
  let areEdges: Bool
  let attributes: [(name: AttributeName, column: Int)]
  /// The columns of fields that were asked for, by their numbers.
  let fields: [(number: UInt8, column: Int)]

  /// Finds the columns that the user names, and those that have the usual names.
  ///
  /// - Parameters:
  ///   - header: the names of all columns.
  ///   - given: what the user says.
  ///   - names: the attributes that a column may hold.
  ///   - paths: fields that are asked for, of which those without a column are left out.
  /// - Throws: the first column that is not there.
  init(
    _ header: TableHeader, _ given: RecordColumns,
    _ names: [AttributeName] = AttributeName.allCases, _ paths: [FieldPath] = []
  ) throws(TableProblem) {
    guard header.names.count > 1 else { throw .oneColumn }
    func column(_ name: String?, or usual: [String]) throws(TableProblem) -> Int? {
      guard let name else { return header.column(namedAnyOf: usual) }
      if let column = header.column(called: name) { return column }
      throw .noColumn(name, names: header.names)
    }
    let edge = given == RecordColumns() ? header.edge : nil
    let reference = header.reference
    let named = given.parent == nil && edge == nil ? reference : nil
    let usualIDs = named?.ids ?? [TableNames.id]
    let id = try edge == nil ? column(given.attributes[.id], or: usualIDs) : nil
    let givenLabel = try column(given.label, or: TableNames.labels)
    let givenParent = try column(given.parent, or: [])
    let label = edge?.child ?? givenLabel ?? header.columnOfNames ?? id
    let parent = edge?.parent ?? givenParent ?? named?.column
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
    mayNameLabels = named?.mayBeLabels == true && id != nil && label != id
    isParentSuperior = named?.isSuperior == true
    areEdges = edge != nil
    fields = paths.enumerated().compactMap { number, path in
      header.column(called: path.columnName).map { (UInt8(truncatingIfNeeded: number), $0) }
    }
  }
}

extension TableHeader {
  /// Looks for the names of templates among those of columns and of what nodes have anyway.
  ///
  /// - Throws: the first that is not there.
  func checkNames(of options: ReadingOptions) throws(TableProblem) {
    for name in options.fields.dropFirst(options.field == nil ? 0 : 1).map(\.columnName)
    where column(called: name) == nil {
      guard name == "label" || AttributeName(rawValue: name) != nil else {
        throw .noColumn(name, names: names)
      }
    }
  }

  /// The column of a name, or else of a number that is counted from 1.
  func column(called name: String) -> Int? {
    if let column = column(named: name) { return column }
    guard let number = Int(name), names.indices.contains(number - 1) else { return nil }
    return number - 1
  }
}
