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
    _ header: TableHeader, _ given: FieldRoles,
    _ names: [AttributeName] = AttributeName.allCases, _ paths: [FieldPath] = []
  ) throws(TableProblem) {
    guard header.names.count > 1 else { throw .oneColumn }
    let edge = given == FieldRoles() ? header.edge : nil
    let reference = given.parent == nil && edge == nil ? header.reference : nil
    let usualIDs = reference?.ids ?? [TableNames.id]
    let id = try edge == nil ? header.column(given.attributes[.id], or: usualIDs) : nil
    let givenLabel = try header.column(given.label, or: TableNames.labels)
    let givenParent = try header.column(given.parent, or: [])
    guard let parent = edge?.parent ?? givenParent ?? reference?.column else {
      throw .noParents(names: header.names)
    }
    guard let label = edge?.child ?? givenLabel ?? header.columnOfNames ?? id else {
      throw .noLabels(names: header.names)
    }
    (self.id, self.label, self.parent) = (id, label, parent)
    attributes = try header.attributes(names, given, besides: [id, label, parent])
    mayNameLabels = reference?.mayBeLabels == true && id != nil && label != id
    isParentSuperior = reference?.isSuperior == true
    areEdges = edge != nil
    fields = paths.enumerated().compactMap { number, path in
      header.column(called: path.columnName).map { (UInt8(truncatingIfNeeded: number), $0) }
    }
  }
}

extension TableHeader {
  /// The column that the user names, or one with a usual name; nil if there is none such.
  fileprivate func column(_ name: String?, or usual: [String]) throws(TableProblem) -> Int? {
    guard let name else { return column(namedAnyOf: usual) }
    if let column = column(called: name) { return column }
    throw .noColumn(name, names: names)
  }

  /// The columns of attributes; one with a usual name may be for something else.
  fileprivate func attributes(
    _ attributes: [AttributeName], _ given: FieldRoles, besides others: [Int?]
  ) throws(TableProblem) -> [(name: AttributeName, column: Int)] {
    var columns: [(name: AttributeName, column: Int)] = []
    for name in attributes where name != .id {
      if let own = try column(given.attributes[name], or: []) {
        columns.append((name, own))
      } else if let usual = names.firstIndex(of: name.rawValue), !others.contains(usual) {
        columns.append((name, usual))
      }
    }
    return columns
  }

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
