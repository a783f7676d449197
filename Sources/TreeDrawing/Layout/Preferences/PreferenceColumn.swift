/// The values of a key, in rows that are used again when their values are gone.
///
/// A row is a value and the rows that are still to be combined into it. Combining waits until somebody
/// asks, since a key may never be asked for, or its `reduce` may not care for the next value.
final class PreferenceColumn<Key: PreferenceKey> {
  /// The values; a row in use without one stands for the default.
  private var values: [Key.Value?] = []
  private var links: [PreferenceLink] = []
  private var free: [Int32] = []
  /// What makes values of views' sizes and places.
  private var makers: [(GeometryProxy) -> Key.Value] = []
  /// What changes values, knowing a view's size and place.
  private var changes: [(inout Key.Value, GeometryProxy) -> Void] = []

  /// Adds what makes a value, and says which number it has.
  func add(_ maker: @escaping (GeometryProxy) -> Key.Value) -> Int32 {
    Int32(makers.appendIndex(maker))
  }

  /// Adds what changes a value, and says which number it has.
  func add(_ change: @escaping (inout Key.Value, GeometryProxy) -> Void) -> Int32 {
    Int32(changes.appendIndex(change))
  }

  /// Makes a value, and says in which row it is.
  func make(_ number: Int32, for view: GeometryProxy) -> Int32 {
    insert(makers[Int(number)](view))
  }

  func insert(_ value: Key.Value?) -> Int32 {
    guard let row = free.popLast() else {
      links.append(PreferenceLink())
      return Int32(values.appendIndex(value))
    }
    values[Int(row)] = value
    return row
  }

  /// What a row says in the end.
  func value(at row: Int32) -> Key.Value {
    combine(row)
    return values[Int(row)] ?? Key.defaultValue
  }

  /// Changes a value in place, without a copy of what it holds.
  func change(_ row: Int32, by number: Int32, for view: GeometryProxy) {
    combine(row)
    var value = take(row)
    changes[Int(number)](&value, view)
    values[Int(row)] = value
  }

  /// Lets a later value wait to be combined into an earlier one.
  ///
  /// Where values wait for values that wait, calls of `reduce` will be nested, and what is too deep
  /// already is therefore combined now.
  func append(_ next: Int32, to row: Int32) {
    if links[Int(next)].depth >= PreferenceLink.depthLimit { combine(next) }
    links.append(next, toWaitingIn: row)
  }

  /// Forgets a row and all that waits in it.
  func discard(_ row: Int32) {
    var next = row
    while next != Element.none {
      values[Int(next)] = nil
      free.append(next)
      next = links.removeFirst(of: next)
    }
  }

  /// Combines what waits in a row, first to last.
  private func combine(_ row: Int32) {
    guard links[Int(row)].first != Element.none else { return }
    var next = links.removeWaiting(in: row)
    var value = take(row)
    while next != Element.none {
      let waiting = next
      Key.reduce(value: &value) { self.value(at: waiting) }
      next = links.unlink(waiting)
      discard(waiting)
    }
    values[Int(row)] = value
  }

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
  let append: (_ next: Int32, _ row: Int32) -> Void
  let discard: (_ row: Int32) -> Void
  let insertDefault: () -> Int32
  let make: (_ maker: Int32, GeometryProxy) -> Int32
  let change: (_ row: Int32, _ change: Int32, GeometryProxy) -> Void

  init<Key: PreferenceKey>(_ column: PreferenceColumn<Key>) {
    self.column = column
    append = { column.append($0, to: $1) }
    discard = { column.discard($0) }
    insertDefault = { column.insert(nil) }
    make = { column.make($0, for: $1) }
    change = { column.change($0, by: $1, for: $2) }
  }
}
