extension Tree {
  /// The subtrees of a tree, the tree itself first, each before its children.
  @usableFromInline package struct Subtrees: Sequence, IteratorProtocol {
    @usableFromInline var pending: [Tree]

    @inlinable init(of tree: Tree) {
      pending = [tree]
    }

    @inlinable package mutating func next() -> Tree? {
      guard let tree = pending.popLast() else { return nil }
      pending.append(contentsOf: tree.children.reversed())
      return tree
    }
  }

  @inlinable package var subtrees: Subtrees { Subtrees(of: self) }

  /// The values, each before those below it, first child first.
  ///
  ///     Tree("a", children: [Tree("b", children: [Tree("c")]), Tree("d")]).preorder
  ///     // ["a", "b", "c", "d"]
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @inlinable public var preorder: [A] {
    guard storage.isFlat(at: position) else { return subtrees.map(\.value) }
    guard count < storage.values.count else { return storage.values }
    return Array(storage.values[position..<(position + count)])
  }

  /// Whether any of the values is of a kind.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes; nothing is copied.
  @inlinable package func contains(where isOfKind: (A) -> Bool) -> Bool {
    guard storage.isFlat(at: position) else { return subtrees.contains { isOfKind($0.value) } }
    return storage.values[position..<(position + count)].contains(where: isOfKind)
  }

  /// The number of nodes in each subtree, in preorder.
  @inlinable package var preorderCounts: [Int32] {
    guard !storage.counts.isEmpty else { return subtrees.map { Int32(clamping: $0.count) } }
    guard count < storage.counts.count else { return storage.counts }
    return Array(storage.counts[position..<(position + count)])
  }

  /// A tree of the same shape, each value replaced by what a function makes of it.
  ///
  /// - Parameter transform: called once for each value, in preorder.
  /// - Returns: the tree of the results.
  /// - Throws: what `transform` throws.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @inlinable public func map<B, Failure: Error>(_ transform: (A) throws(Failure) -> B)
    throws(Failure)
    -> Tree<B>
  {
    let values = try preorder.map(transform)
    return Tree<B>(storage: TreeStorage(values: values, counts: preorderCounts), position: 0)
  }
}

extension [Int32] {
  /// How many levels a tree has, if these are the numbers of nodes in its subtrees, in preorder.
  package var levelCount: Int {
    var (ends, most): ([Int], Int) = ([], 0)
    for (position, count) in enumerated() {
      while let end = ends.last, end <= position { ends.removeLast() }
      ends.append(position + Int(count))
      most = Swift.max(most, ends.count)
    }
    return most
  }
}
