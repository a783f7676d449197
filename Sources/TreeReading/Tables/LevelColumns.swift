/// The numbers of the columns of a table that are levels, and of those that say more of nodes.
struct LevelColumns {
  let levels: [Int]
  let values: [(name: ValueName, column: Int)]

  /// Finds the columns.
  ///
  /// - Parameters:
  ///   - header: the names of all columns.
  ///   - levels: those of the levels, or their numbers, from the roots down.
  ///   - options: which attributes and fields count.
  /// - Throws: the first column that is not there.
  init(
    _ header: TableHeader, _ levels: [String], _ options: ReadingOptions
  ) throws(TableProblem) {
    var columns: [Int] = []
    for name in levels {
      guard let column = header.column(called: name) else {
        throw .noColumn(name, names: header.names)
      }
      columns.append(column)
    }
    self.levels = columns
    let attributes = options.attributeNames.compactMap { name in
      header.names.firstIndex(of: name.rawValue).map { (name, $0) }
    }
    values =
      attributes.filter { !columns.contains($0.1) }.map { (.attribute($0.0), $0.1) }
      + options.fields.enumerated().compactMap { number, path in
        header.column(called: path.columnName)
          .map { (.field(UInt8(truncatingIfNeeded: number)), $0) }
      }
  }
}
