/// The values of a key, in rows that are used again when their values are gone.
///
/// A row is a value and the rows that are still to be combined into it. Combining waits until somebody
/// asks, since a key may never be asked for, or its `reduce` may not care for the next value.
final class PreferenceColumn<Key: PreferenceKey> {
  private let rows = DirectCell(PreferenceRows<Key.Value>())
  private let closures = DirectCell(Closures())

  /// Makes a value of a view's size and place, and a number that tells views apart.
  typealias Maker = (GeometryProxy, Int32) -> Key.Value
  /// Changes a value, knowing a view's size and place.
  typealias Change = (inout Key.Value, GeometryProxy) -> Void
  /// Makes a view of a value, knowing what a maker knows; it may remove what outer views
  /// must not see.
  typealias ViewMaker = (inout Key.Value, GeometryProxy, Int32, inout ViewLowering) -> Void
  /// Makes outlines of a value, relative to a view, knowing what a maker knows; it may remove what
  /// outer views must not see.
  typealias OutlineMaker = (inout Key.Value, GeometryProxy, Int32, inout OutlineTable) -> Void

  private struct Closures {
    var makers: [Maker] = []
    var changes: [Change] = []
    var viewMakers: [ViewMaker] = []
    var outlineMakers: [OutlineMaker] = []
  }

  /// Adds what makes values, and says which number it has.
  func add(_ maker: @escaping Maker) -> Int32 {
    Int32(closures.value.makers.appendIndex(maker))
  }

  /// Adds what changes values, and says which number it has.
  func add(_ change: @escaping Change) -> Int32 {
    Int32(closures.value.changes.appendIndex(change))
  }

  /// Adds what makes views of values, and says which number it has.
  func add(viewMaker: @escaping ViewMaker) -> Int32 {
    Int32(closures.value.viewMakers.appendIndex(viewMaker))
  }

  /// Adds what makes outlines of values, and says which number it has.
  func add(outlineMaker: @escaping OutlineMaker) -> Int32 {
    Int32(closures.value.outlineMakers.appendIndex(outlineMaker))
  }
}

extension PreferenceColumn {
  /// Makes a value, and says in which row it is.
  func make(_ maker: PreferenceClosure, for view: GeometryProxy) -> Int32 {
    let make = closures.value.makers[Int(maker.number)]
    return insert(make(view, maker.tag))
  }

  /// Changes a value in place, without a copy of what it holds.
  func change(_ row: Int32, by change: Int32, for view: GeometryProxy) {
    combine(row)
    var value = take(row)
    let apply = closures.value.changes[Int(change)]
    apply(&value, view)
    rows.value[row] = value
  }

  /// Makes a view of what a row says, or of the default.
  func makeView(
    _ maker: PreferenceClosure, of row: Int32?, for view: GeometryProxy,
    in lowering: inout ViewLowering
  ) {
    let make = closures.value.viewMakers[Int(maker.number)]
    use(row) { make(&$0, view, maker.tag, &lowering) }
  }

  /// Makes outlines of what a row says, or of the default.
  func makeOutlines(
    _ maker: PreferenceClosure, of row: Int32?, for view: GeometryProxy,
    in outlines: inout OutlineTable
  ) {
    let make = closures.value.outlineMakers[Int(maker.number)]
    use(row) { make(&$0, view, maker.tag, &outlines) }
  }

  /// Lends what a row says, or the default, without a copy of what it holds.
  private func use(_ row: Int32?, _ body: (inout Key.Value) -> Void) {
    if let row { combine(row) }
    var value = row.map { take($0) } ?? Key.defaultValue
    body(&value)
    if let row { rows.value[row] = value }
  }

  func insert(_ value: consuming Key.Value?) -> Int32 { rows.value.insert(value) }

  /// What a row says in the end.
  func value(at row: Int32) -> Key.Value {
    combine(row)
    return rows.value[row] ?? Key.defaultValue
  }

  /// Lets a later value wait to be combined into an earlier one.
  ///
  /// Where values wait for values that wait, calls of `reduce` will be nested, and what is too deep
  /// already is therefore combined now.
  func append(_ next: Int32, to row: Int32) {
    if rows.value.isTooDeep(next) { combine(next) }
    rows.value.append(next, to: row)
  }

  /// Forgets a row and all that waits in it.
  func discard(_ row: Int32) { rows.value.discard(row) }

  /// Combines what waits in a row, first to last.
  private func combine(_ row: Int32) {
    guard var next = rows.value.removeWaiting(in: row) else { return }
    var value = take(row)
    while true {
      Key.reduce(value: &value) { self.value(at: next) }
      guard let following = rows.value.discardWaiting(next) else { break }
      next = following
    }
    rows.value[row] = value
  }

  private func take(_ row: Int32) -> Key.Value { rows.value.take(row) ?? Key.defaultValue }
}

/// One of the closures of a key, and what tells apart the views that use it, of which there may be a
/// million with a single closure.
struct PreferenceClosure {
  let number: Int32
  var tag: Int32 = 0
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
  let make: (_ maker: PreferenceClosure, GeometryProxy) -> Int32
  let change: (_ row: Int32, _ change: Int32, GeometryProxy) -> Void
  let makeView:
    (_ maker: PreferenceClosure, _ row: Int32?, GeometryProxy, inout ViewLowering) -> Void
  let makeOutlines:
    (_ maker: PreferenceClosure, _ row: Int32?, GeometryProxy, inout OutlineTable) -> Void

  init<Key: PreferenceKey>(_ column: PreferenceColumn<Key>) {
    self.column = column
    append = { column.append($0, to: $1) }
    discard = { column.discard($0) }
    insertDefault = { column.insert(nil) }
    make = { column.make($0, for: $1) }
    change = { column.change($0, by: $1, for: $2) }
    makeView = { column.makeView($0, of: $1, for: $2, in: &$3) }
    makeOutlines = { column.makeOutlines($0, of: $1, for: $2, in: &$3) }
  }
}
