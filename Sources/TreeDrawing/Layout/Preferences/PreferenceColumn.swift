/// All values of one preference key that are on their way outwards.
class AnyPreferenceColumn {
  /// Combines a later value into an earlier one, and forgets the later.
  func reduce(_ row: Int32, with next: Int32) {}

  /// Forgets a value.
  func discard(_ row: Int32) {}

  /// Puts the default value in a row of its own.
  func insertDefault() -> Int32 { 0 }
}

/// The values of a key, in rows that are used again when their values are gone.
final class PreferenceColumn<Key: PreferenceKey>: AnyPreferenceColumn {
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

  override func reduce(_ row: Int32, with next: Int32) {
    let nextValue = take(next)
    free.append(next)
    update(row) { Key.reduce(value: &$0) { nextValue } }
  }

  override func discard(_ row: Int32) {
    values[Int(row)] = nil
    free.append(row)
  }

  override func insertDefault() -> Int32 { insert(Key.defaultValue) }

  private func take(_ row: Int32) -> Key.Value {
    let value = values[Int(row)] ?? Key.defaultValue
    values[Int(row)] = nil
    return value
  }
}
