/// The values of a key, in rows that are used again when their values are gone.
final class PreferenceColumn<Key: PreferenceKey> {
  private var values: [Key.Value?] = []
  private var free: [Int32] = []

  func insert(_ value: Key.Value) -> Int32 {
    guard let row = free.popLast() else { return Int32(values.appendIndex(value)) }
    values[Int(row)] = value
    return row
  }

  func value(at row: Int32) -> Key.Value {
    values[Int(row)] ?? Key.defaultValue
  }

  /// Changes a value in place, without a copy of what it holds.
  func update(_ row: Int32, _ change: (inout Key.Value) -> Void) {
    var value = take(row)
    change(&value)
    values[Int(row)] = value
  }

  /// Combines a later value into an earlier one, and forgets the later.
  func reduce(_ row: Int32, with next: Int32) {
    let nextValue = take(next)
    free.append(next)
    update(row) { Key.reduce(value: &$0) { nextValue } }
  }

  /// Forgets a value.
  func discard(_ row: Int32) {
    values[Int(row)] = nil
    free.append(row)
  }

  /// Puts the default value in a row of its own.
  func insertDefault() -> Int32 { insert(Key.defaultValue) }

  private func take(_ row: Int32) -> Key.Value {
    let value = values[Int(row)] ?? Key.defaultValue
    values[Int(row)] = nil
    return value
  }
}

/// A column whose key is not known.
///
/// Its closures are made where the key is, so that they are specialised for it, which methods of a
/// generic class that are called without knowing the key are not.
struct AnyPreferenceColumn {
  let column: AnyObject
  let reduce: (_ row: Int32, _ next: Int32) -> Void
  let discard: (_ row: Int32) -> Void
  let insertDefault: () -> Int32

  init<Key: PreferenceKey>(_ column: PreferenceColumn<Key>) {
    self.column = column
    reduce = { column.reduce($0, with: $1) }
    discard = { column.discard($0) }
    insertDefault = { column.insertDefault() }
  }
}
