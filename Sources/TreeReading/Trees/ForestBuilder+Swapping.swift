extension ForestBuilder {
  /// Ends all open nodes, and builds the trees again with the children of some nodes in another
  /// order.
  ///
  /// - Parameters:
  ///   - parents: the positions of nodes.
  ///   - reorder: makes the positions of their new children of those of the old ones; what it
  ///     leaves out is gone, with all that is below.
  /// - Returns: the nodes by their old positions, in their new order.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  mutating func replaceChildren(of parents: Set<Int>, by reorder: ([Int]) -> [Int]) -> [Int] {
    while depth > 0 { close() }
    var result = Self()
    var order: [Int] = []
    var pending: [Int?] = siblings(from: 0, to: count).reversed()
    while let next = pending.popLast() {
      guard let node = next else {
        result.close()
        continue
      }
      order.append(node)
      result.open(self[node])
      let children = children(of: node)
      pending.append(nil)
      pending += (parents.contains(node) ? reorder(children) : children).reversed()
    }
    self = result
    return order
  }
}
