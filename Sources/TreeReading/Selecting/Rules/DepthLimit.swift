/// Leaves out what is more than some levels below the roots.
struct DepthLimit: PruningRule {
  private let limit: Int

  init(_ limit: Int) { self.limit = limit }

  func closes(_ node: Candidate) -> Bool { node.depth >= limit }
}
