/// The preference values that leave elements: for each element a list of cells, one for each key.
struct PreferenceTable {
  private(set) var columns: [AnyPreferenceColumn] = []
  private var columnOfKey: [ObjectIdentifier: Int32] = [:]
  private var cells: [Cell] = []
  private var free: [PreferenceListID] = []

  /// A value's place, and the next cell of the same element.
  private struct Cell {
    var row: PreferenceRow
    var next: PreferenceListID
  }
}

/// A list of the preference values that leave an element: the number of its first cell.
struct PreferenceListID: Hashable {
  let number: Int32

  init(_ index: Int) { number = Int32(truncatingIfNeeded: index) }

  /// No values.
  static let none = PreferenceListID(-1)

  var index: Int { Int(number) }
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
  func row(ofColumn column: Int32, in list: PreferenceListID) -> Int32? {
    var cell = list
    while cell != .none {
      if cells[cell.index].row.column == column { return cells[cell.index].row.row }
      cell = cells[cell.index].next
    }
    return nil
  }

  /// Puts a value in front of a list; the key must not be in it yet.
  mutating func prepend(_ row: PreferenceRow, to list: inout PreferenceListID) {
    let cell = Cell(row: row, next: list)
    if let index = free.popLast() {
      cells[index.index] = cell
      list = index
    } else {
      list = PreferenceListID(cells.appendIndex(cell))
    }
  }

  /// Adds a key's default value to a list, unless there is a value.
  mutating func insertDefault(ofColumn column: Int32, to list: inout PreferenceListID) {
    guard row(ofColumn: column, in: list) == nil else { return }
    let row = columns[Int(column)].insertDefault()
    prepend(PreferenceRow(column: column, row: row), to: &list)
  }

  /// Replaces a key's value in a list, or adds it.
  mutating func replace(_ row: PreferenceRow, in list: inout PreferenceListID) {
    var cell = list
    while cell != .none {
      if cells[cell.index].row.column == row.column {
        columns[Int(row.column)].discard(cells[cell.index].row.row)
        cells[cell.index].row = row
        return
      }
      cell = cells[cell.index].next
    }
    prepend(row, to: &list)
  }

  /// Adds the values of a later view to those of earlier ones.
  mutating func append(_ later: PreferenceListID, to list: inout PreferenceListID) {
    guard list != .none else {
      list = later
      return
    }
    var cell = later
    while cell != .none {
      let taken = cells[cell.index]
      free.append(cell)
      combine(taken.row, into: &list)
      cell = taken.next
    }
  }

  /// Forgets a list, but none of its values.
  mutating func forget(_ list: PreferenceListID) {
    var cell = list
    while cell != .none {
      free.append(cell)
      cell = cells[cell.index].next
    }
  }

  private mutating func combine(_ row: PreferenceRow, into list: inout PreferenceListID) {
    if let earlier = self.row(ofColumn: row.column, in: list) {
      columns[Int(row.column)].append(row.row, earlier)
    } else {
      prepend(row, to: &list)
    }
  }
}
