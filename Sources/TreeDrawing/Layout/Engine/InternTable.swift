/// Values of which few differ, each kept once.
struct InternTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]
  /// The value asked for last, which is mostly asked for next.
  private var latest = 0

  /// Makes a table without values.
  init() {}

  /// Makes a table whose first value is known.
  init(_ first: Value) { _ = index(of: first) }

  subscript(index: Int) -> Value { values[index] }

  /// Where a value is, appended if it is new.
  mutating func index(of value: Value) -> Int {
    if latest < values.count, values[latest] == value { return latest }
    latest = indices[value] ?? add(value)
    return latest
  }

  /// Adds a value that nobody else will ask for, which saves finding it again.
  mutating func append(_ value: Value) -> Int { values.appendIndex(value) }

  private mutating func add(_ value: Value) -> Int {
    let index = values.appendIndex(value)
    indices[value] = index
    return index
  }
}

extension InternTable: Sendable where Value: Sendable {}
