// What the children of an element say together, with the defaults that dynamic content adds.

extension PreferencePass {
  /// Adds up what the children say.
  mutating func valuesOfChildren(_ element: ElementID) -> PreferenceListID {
    let first = arena.firstChild(of: element)
    guard isDynamicAmongChildren(element) else {
      return first.map { plainValues(from: $0) } ?? .none
    }
    arena[element].defaultPlaces.formUnion([.inside, .amongChildren])
    return first.map { valuesWithDefaults(from: $0, of: element) } ?? .none
  }

  /// Whether some dynamic content is among the children of an element, or anywhere in them.
  private mutating func isDynamicAmongChildren(_ element: ElementID) -> Bool {
    if arena[element].defaultPlaces.contains(.amongChildren) { return true }
    var next = arena.firstChild(of: element)
    while let child = next {
      if arena[child].defaultPlaces.contains(.amongChildren) { return true }
      next = arena.sibling(after: child)
    }
    return false
  }

  private mutating func plainValues(from first: ElementID) -> PreferenceListID {
    var values = arena[first].preferences
    var next = arena.sibling(after: first)
    while let child = next {
      arena.preferences.table.append(arena[child].preferences, to: &values)
      next = arena.sibling(after: child)
    }
    return values
  }

  private mutating func valuesWithDefaults(from first: ElementID, of element: ElementID)
    -> PreferenceListID
  {
    let startsEmpty = arena[element].defaultPlaces.contains(.beforeChildren)
    guard
      startsEmpty || arena[first].nextSibling != .none
        || arena[first].defaultPlaces.contains(.behind)
    else { return arena[first].preferences }
    var values = PreferenceListID.none
    let columns = arena.preferences.table.columns.indices.map(Int32.init)
    for column in columns where isWritten(column, from: first) {
      let row = valueWithDefaults(of: column, from: first, startsEmpty: startsEmpty)
      arena.preferences.table.prepend(PreferenceRow(column: column, row: row), to: &values)
    }
    var next: ElementID? = first
    while let child = next {
      arena.preferences.table.forget(arena[child].preferences)
      next = arena.sibling(after: child)
    }
    return values
  }

  private mutating func isWritten(_ column: Int32, from first: ElementID) -> Bool {
    var next: ElementID? = first
    while let child = next {
      if arena.preferences.table.row(ofColumn: column, in: arena[child].preferences) != nil {
        return true
      }
      next = arena.sibling(after: child)
    }
    return false
  }

  private mutating func valueWithDefaults(
    of column: Int32, from first: ElementID, startsEmpty: Bool
  ) -> Int32 {
    var value = DefaultedValue(column: arena.preferences.table.columns[Int(column)])
    if startsEmpty { value.appendDefault() }
    var next: ElementID? = first
    while let child = next {
      let row = arena.preferences.table.row(ofColumn: column, in: arena[child].preferences)
      value.append(row, at: arena[child].defaultPlaces)
      next = arena.sibling(after: child)
    }
    return value.finished()
  }
}

/// The value of one key while it is put together of what siblings say, and of defaults.
private struct DefaultedValue {
  let column: AnyPreferenceColumn
  private var row: Int32 = -1
  /// Whether the dynamic content at hand has added nothing yet.
  private var isGroupSilent = false

  init(column: AnyPreferenceColumn) {
    self.column = column
  }

  mutating func append(_ row: Int32?, at places: DefaultPlaces) {
    if !places.contains(.groupRest) {
      endGroup()
      isGroupSilent = places.contains(.groupStart)
    }
    if let row { append(row) } else if places.contains(.inside) { appendDefault() }
    if places.contains(.behind) {
      endGroup()
      appendDefault()
    }
  }

  mutating func appendDefault() { append(column.insertDefault()) }

  /// The row with everything in it.
  mutating func finished() -> Int32 {
    endGroup()
    return row
  }

  private mutating func endGroup() {
    if isGroupSilent { appendDefault() }
  }

  private mutating func append(_ next: Int32) {
    isGroupSilent = false
    if row == -1 { row = next } else { column.append(next, row) }
  }
}
