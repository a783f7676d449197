// What the children of an element say together, with the defaults that dynamic content adds.

extension Arena {
  /// Adds up what the children say.
  mutating func valuesOfChildren(_ element: Int) -> Int32 {
    let first = firstChild(of: element)
    guard isDynamicAmongChildren(element) else {
      return first.map { plainValues(from: $0) } ?? Element.none
    }
    elements[element].defaultPlaces.formUnion([.inside, .amongChildren])
    return first.map { valuesWithDefaults(from: $0, of: element) } ?? Element.none
  }

  /// Whether some dynamic content is among the children of an element, or anywhere in them.
  private mutating func isDynamicAmongChildren(_ element: Int) -> Bool {
    if elements[element].defaultPlaces.contains(.amongChildren) { return true }
    var next = firstChild(of: element)
    while let child = next {
      if elements[child].defaultPlaces.contains(.amongChildren) { return true }
      next = sibling(after: child)
    }
    return false
  }

  private mutating func plainValues(from first: Int) -> Int32 {
    var values = elements[first].preference
    var next = sibling(after: first)
    while let child = next {
      preferences.append(elements[child].preference, to: &values)
      next = sibling(after: child)
    }
    return values
  }

  private mutating func valuesWithDefaults(from first: Int, of element: Int) -> Int32 {
    let startsEmpty = elements[element].defaultPlaces.contains(.beforeChildren)
    guard
      startsEmpty || elements[first].nextSibling != Element.none
        || elements[first].defaultPlaces.contains(.behind)
    else { return elements[first].preference }
    var values = Element.none
    for column in preferences.columns.indices.map(Int32.init) where isWritten(column, from: first) {
      let row = valueWithDefaults(of: column, from: first, startsEmpty: startsEmpty)
      preferences.prepend(PreferenceRow(column: column, row: row), to: &values)
    }
    var next: Int? = first
    while let child = next {
      preferences.forget(elements[child].preference)
      next = sibling(after: child)
    }
    return values
  }

  private mutating func isWritten(_ column: Int32, from first: Int) -> Bool {
    var next: Int? = first
    while let child = next {
      if preferences.row(ofColumn: column, in: elements[child].preference) != nil { return true }
      next = sibling(after: child)
    }
    return false
  }

  private mutating func valueWithDefaults(
    of column: Int32, from first: Int, startsEmpty: Bool
  ) -> Int32 {
    var value = DefaultedValue(column: preferences.columns[Int(column)])
    if startsEmpty { value.appendDefault() }
    var next: Int? = first
    while let child = next {
      let row = preferences.row(ofColumn: column, in: elements[child].preference)
      value.append(row, at: elements[child].defaultPlaces)
      next = sibling(after: child)
    }
    return value.finished()
  }
}

/// The value of one key while it is put together of what siblings say, and of defaults.
private struct DefaultedValue {
  let column: AnyPreferenceColumn
  private var row = Element.none
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
    if row == Element.none { row = next } else { column.append(next, row) }
  }
}
