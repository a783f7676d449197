/// A side of a node on which a child can stand.
public enum Side: String, CaseIterable, Hashable, Sendable {
  case left
  case right
}
