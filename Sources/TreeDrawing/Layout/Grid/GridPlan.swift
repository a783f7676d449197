/// The cells of a grid, in which rows and columns they are, and the gaps between these.
struct GridPlan {
  /// The cells in the order of the views.
  private(set) var cells: [Cell] = []
  private(set) var rows: [Row] = []
  private(set) var columns: [Column] = []

  struct Cell {
    let row: Int
    /// Which columns it takes.
    var columns: Range<Int>
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set
    let priority: Double
  }

  struct Row {
    let mark: GridRowMark?
    var cells: Range<Int>
    /// The gap above.
    var gap = 0.0
  }

  /// A column, or several that no cell begins or ends in, which are all alike.
  struct Column {
    /// How many columns it stands for.
    let count: Int
    /// The gap before it.
    var gap = 0.0
    /// What its first cell that says so wants it lined up by.
    var alignment: HorizontalAlignment?
    /// Whether a cell takes this column alone.
    var hasCell = false
  }
}

extension GridPlan {
  /// Plans a grid.
  ///
  /// - Parameters:
  ///   - views: the cells.
  ///   - horizontalSpacing: the gap between columns, if it was told.
  ///   - verticalSpacing: the gap between rows, if it was told.
  init(_ views: LayoutSubviews, horizontalSpacing: Double?, verticalSpacing: Double?) {
    addRows(of: views)
    addColumns(of: views)
    let gaps = views.map(\.spacing)
    setColumnGaps { left, right in
      horizontalSpacing ?? gaps[left].distance(to: gaps[right], along: .horizontal)
    }
    setRowGaps { upper, lower in
      verticalSpacing ?? gaps[upper].distance(to: gaps[lower], along: .vertical)
    }
    alignColumns(of: views)
  }

  /// Whether a cell takes one column alone, and is lined up with the others in it.
  func isSingle(_ cell: Cell) -> Bool {
    cell.columns.count == 1 && columns[cell.columns.lowerBound].count == 1
  }

  /// The edges of the grid that a cell is at.
  func edges(of cell: Cell) -> Edge.Set {
    var edges: Edge.Set = []
    if cell.row == 0 { edges.insert(.top) }
    if cell.row == rows.count - 1 { edges.insert(.bottom) }
    if cell.columns.lowerBound == 0 { edges.insert(.leading) }
    if cell.columns.upperBound == columns.count { edges.insert(.trailing) }
    return edges
  }

  /// Views that follow each other and have the same mark are a row; a view without one is a row of
  /// its own.
  private mutating func addRows(of views: LayoutSubviews) {
    for (index, view) in views.enumerated() {
      let mark = view[GridRowMark.self]
      if let mark, let last = rows.last, last.mark === mark {
        rows[rows.count - 1].cells = last.cells.lowerBound..<(index + 1)
      } else {
        rows.append(Row(mark: mark, cells: index..<(index + 1)))
      }
    }
  }

  /// Numbers the columns: those that no cell begins or ends in together, so that there are never
  /// many more than cells.
  private mutating func addColumns(of views: LayoutSubviews) {
    let taken = spans(of: views)
    let edges = Set(taken.joined().flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    columns = zip(edges, edges.dropFirst()).map { Column(count: $1 - $0) }
    let numbers = Dictionary(uniqueKeysWithValues: zip(edges, edges.indices))
    func number(_ edge: Int) -> Int { numbers[edge] ?? 0 }
    for (row, spans) in taken.enumerated() {
      for (index, span) in zip(rows[row].cells, spans) {
        add(views[index], inRow: row, number(span.lowerBound)..<number(span.upperBound))
      }
    }
  }

  /// The columns of the cells of each row; a view that is in no row takes all.
  private func spans(of views: LayoutSubviews) -> [[Range<Int>]] {
    let taken = rows.map { spans(of: $0, views) }
    let end = taken.compactMap { $0.last?.upperBound }.max() ?? 1
    return zip(rows, taken).map { row, spans in row.mark == nil ? [0..<end] : spans }
  }

  /// The columns of a row's cells, one after the other; none in a row of one view that is in no
  /// row.
  private func spans(of row: Row, _ views: LayoutSubviews) -> [Range<Int>] {
    guard row.mark != nil else { return [] }
    var end = 0
    return row.cells.map { index in
      let start = end
      end += max(views[index][GridCellColumns.self], 1)
      return start..<end
    }
  }

  private mutating func add(_ view: LayoutSubview, inRow row: Int, _ columns: Range<Int>) {
    let cell = Cell(
      row: row, columns: columns, anchor: view[GridCellAnchor.self],
      unsizedAxes: view[GridCellUnsizedAxes.self], priority: view.priority)
    cells.append(cell)
    if isSingle(cell) { self.columns[columns.lowerBound].hasCell = true }
  }

  /// Sets the gap before each column: the largest that two cells which meet there want.
  private mutating func setColumnGaps(_ gap: (Int, Int) -> Double) {
    var isSet = Set<Int>()
    for row in rows {
      for right in row.cells.dropFirst() {
        let column = cells[right].columns.lowerBound
        let wanted = gap(right - 1, right)
        let isFirst = isSet.insert(column).inserted
        columns[column].gap = isFirst ? wanted : max(columns[column].gap, wanted)
      }
    }
  }

  /// Sets the gap above each row: the largest that two cells which meet there want.
  private mutating func setRowGaps(_ gap: (Int, Int) -> Double) {
    for row in rows.indices.dropFirst() {
      var (upper, lower) = (rows[row - 1].cells, rows[row].cells)
      var greatest: Double?
      while let above = upper.first, let below = lower.first {
        if cells[above].columns.overlaps(cells[below].columns) {
          greatest = max(greatest ?? -.infinity, gap(above, below))
        }
        if cells[above].columns.upperBound < cells[below].columns.upperBound {
          upper.removeFirst()
        } else {
          lower.removeFirst()
        }
      }
      rows[row].gap = greatest ?? 0
    }
  }

  private mutating func alignColumns(of views: LayoutSubviews) {
    for row in rows where row.mark != nil {
      for index in row.cells {
        let column = cells[index].columns.lowerBound
        guard columns[column].alignment == nil else { continue }
        columns[column].alignment = views[index][GridColumnAlignment.self]
      }
    }
  }
}
