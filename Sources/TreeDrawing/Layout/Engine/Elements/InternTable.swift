/// Values of which few differ, each kept once.
///
/// The first few are looked for one by one: before the first dictionary with keys of a type, the
/// runtime searches all that is known of all types, which adds up to a fifth of the time to start.
struct InternTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]
  /// The value asked for last, which is mostly asked for next.
  private var latest = 0

  /// How many values are looked for without a dictionary.
  private static var few: Int { 8 }

  /// Makes a table without values.
  init() {}

  /// Makes a table whose first value is known.
  init(_ first: Value) { _ = index(of: first) }

  subscript(index: Int) -> Value { values[index] }

  /// Where a value is, appended if it is new.
  mutating func index(of value: Value) -> Int {
    if latest < values.count, values[latest] == value { return latest }
    latest = find(value) ?? add(value)
    return latest
  }

  private func find(_ value: Value) -> Int? {
    indices.isEmpty ? values.prefix(Self.few).firstIndex(of: value) : indices[value]
  }

  /// Appends without looking for an equal value; for values known to be new.
  mutating func append(_ value: Value) -> Int { values.appendIndex(value) }

  private mutating func add(_ value: Value) -> Int {
    let index = values.appendIndex(value)
    guard index >= Self.few else { return index }
    if indices.isEmpty {
      for first in (0..<Self.few).reversed() { indices[values[first]] = first }
    }
    indices[value] = index
    return index
  }
}

extension InternTable: Sendable where Value: Sendable {}
