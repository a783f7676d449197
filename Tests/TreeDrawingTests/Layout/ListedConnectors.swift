@testable import TreeDrawing

// Connectors that stand in an array.

extension ConnectorTable {
  /// Adds a path that is made of some connectors.
  mutating func appendPath(_ connectors: [Connector], at origin: Point) -> Int? {
    appendPath(of: connectors.count, at: origin) { connectors[$0] }
  }
}

extension OutlineTable {
  /// Adds an outline that is made of some connectors.
  mutating func append(_ connectors: [Connector]) {
    append(connectors.count) { connectors[$0] }
  }
}
