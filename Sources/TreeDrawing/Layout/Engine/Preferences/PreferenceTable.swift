/// The preference values that leave elements: for each element a list of cells, one for each key.
struct PreferenceTable {
  private(set) var columns: [AnyPreferenceColumn] = []
  private var columnOfKey: [ObjectIdentifier: Int32] = [:]
  private var cells: [Cell] = []
  private var free: [Int32] = []

  /// A value's place, and the next cell of the same element.
  private struct Cell {
    var row: PreferenceRow
    var next: Int32
  }
}

/// Where a preference value is kept.
struct PreferenceRow {
  /// Which key's.
  let column: Int32
  /// Which of its values.
  let row: Int32
}

extension PreferenceTable {
  /// The column of a key, made when the key is first met.
  mutating func column<Key: PreferenceKey>(
    of key: Key.Type
  ) -> (index: Int32, values: PreferenceColumn<Key>) {
    if let index = columnOfKey[ObjectIdentifier(key)],
      let column = columns[Int(index)].column as? PreferenceColumn<Key>
    {
      return (index, column)
    }
    let column = PreferenceColumn<Key>()
    let index = Int32(columns.appendIndex(AnyPreferenceColumn(column)))
    columnOfKey[ObjectIdentifier(key)] = index
    return (index, column)
  }

  /// The row of a key in an element's list.
  func row(ofColumn column: Int32, in list: Int32) -> Int32? {
    var cell = list
    while cell != Element.none {
      if cells[Int(cell)].row.column == column { return cells[Int(cell)].row.row }
      cell = cells[Int(cell)].next
    }
    return nil
  }

  /// Puts a value in front of a list; the key must not be in it yet.
  mutating func prepend(_ row: PreferenceRow, to list: inout Int32) {
    let cell = Cell(row: row, next: list)
    if let index = free.popLast() {
      cells[Int(index)] = cell
      list = index
    } else {
      list = Int32(cells.appendIndex(cell))
    }
  }

  /// Replaces a key's value in a list, or adds it.
  mutating func replace(_ row: PreferenceRow, in list: inout Int32) {
    var cell = list
    while cell != Element.none {
      if cells[Int(cell)].row.column == row.column {
        columns[Int(row.column)].discard(cells[Int(cell)].row.row)
        cells[Int(cell)].row = row
        return
      }
      cell = cells[Int(cell)].next
    }
    prepend(row, to: &list)
  }

  /// Adds the values of a later view to those of earlier ones.
  mutating func append(_ later: Int32, to list: inout Int32) {
    guard list != Element.none else {
      list = later
      return
    }
    var cell = later
    while cell != Element.none {
      let taken = cells[Int(cell)]
      free.append(cell)
      combine(taken.row, into: &list)
      cell = taken.next
    }
  }

  /// Forgets a list, but none of its values.
  mutating func forget(_ list: Int32) {
    var cell = list
    while cell != Element.none {
      free.append(cell)
      cell = cells[Int(cell)].next
    }
  }

  private mutating func combine(_ row: PreferenceRow, into list: inout Int32) {
    if let earlier = self.row(ofColumn: row.column, in: list) {
      columns[Int(row.column)].append(row.row, earlier)
    } else {
      prepend(row, to: &list)
    }
  }
}
