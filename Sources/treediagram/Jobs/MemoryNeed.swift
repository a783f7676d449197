internal import TreeDrawing

/// The memory that a picture takes.
struct MemoryNeed {
  let nodes: Int

  /// What a picture takes for each node at least, with the input and labels of a few letters.
  private static let leastBytesPerNode = 190
  /// What it takes for most inputs, as docs/performance.md says.
  private static let usualBytesPerNode = 380
}

extension MemoryNeed {
  init(of roots: [Tree<Node>]) {
    nodes = roots.nodeCount
  }

  /// Says that there is too little before much time is spent: Swift has no way back from there.
  ///
  /// - Throws: `Failure.system` if the system is sure to give less.
  func check() throws(Failure) {
    if let shortage = shortage(in: roomInMemory()) { throw .system(shortage) }
  }

  /// What to tell where so many bytes are sure to be too few.
  func shortage(in room: Int) -> SystemShortage? {
    guard nodes * Self.leastBytesPerNode > room else { return nil }
    return .memory(nodes: nodes, needed: nodes * Self.usualBytesPerNode, room: room)
  }
}
