/// Values of the environment that programs declare, by the types of their keys.
///
/// Values need not be equatable. So any change makes others, which equal only themselves and their
/// copies.
struct DeclaredValues {
  private var table: Table?

  /// A dictionary that never changes and is told from others by its place in memory.
  private final class Table {
    let values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }
}

extension DeclaredValues {
  /// What is set for a key; it may be an optional that is nil.
  ///
  /// - Complexity: O(*k*) to set, in the number of keys that are set, of which there are few: each
  ///   is a type.
  subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value? {
    get { table?.values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } }
    set {
      var values = table?.values ?? [:]
      values[ObjectIdentifier(key)] = newValue
      table = Table(values)
    }
  }
}

extension DeclaredValues: Hashable {
  static func == (left: DeclaredValues, right: DeclaredValues) -> Bool {
    left.table === right.table
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(table.map { ObjectIdentifier($0) })
  }
}
