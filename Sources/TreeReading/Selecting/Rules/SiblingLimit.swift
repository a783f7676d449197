/// Leaves out all but the first few siblings.
struct SiblingLimit: PruningRule {
  private let limit: Int

  init(_ limit: Int) { self.limit = limit }

  func leavesOut(_ node: Candidate) -> Bool { node.rank >= limit }
}
