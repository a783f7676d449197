/// A side of a node on which children can stand.
public enum Side: String, CaseIterable, Hashable, Sendable {
  case left
  case right
}
