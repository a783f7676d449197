/// A value with an ordered list of subtrees.
///
///     let tree = Tree("Root", children: [Tree("First Child"), Tree("Second")])
///     tree.children.map(\.value)  // ["First Child", "Second"]
///
/// No operation uses call stack in proportion to the depth, giving the tree up included: a chain
/// of a million levels is a tree like any other.
public struct Tree<A> {
  @usableFromInline package let storage: TreeStorage<A>
  @usableFromInline package let position: Int

  @inlinable package init(storage: TreeStorage<A>, position: Int) {
    self.storage = storage
    self.position = position
  }

  /// Makes a tree from its root's value and the subtrees below it.
  ///
  /// - Parameters:
  ///   - value: what the root carries.
  ///   - children: the subtrees, first to last; they are shared, not copied.
  /// - Complexity: O(*k*), where *k* is the number of children.
  @inlinable public init(_ value: A, children: [Tree<A>] = []) {
    self.init(storage: TreeStorage(value, children: children), position: 0)
  }
}

extension Tree {
  /// What the root carries.
  @inlinable public var value: A { storage.values[position] }

  /// The number of nodes, the root included.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { storage.count(at: position) }

  /// Whether the root has no children.
  @inlinable public var isLeaf: Bool { count == 1 }

  /// The subtrees below the root, first to last.
  ///
  /// - Complexity: O(*k*), where *k* is the number of children.
  @inlinable public var children: [Tree<A>] {
    guard storage.isFlat(at: position) else { return storage.graftedTrees }
    var children: [Tree<A>] = []
    var next = position + 1
    let end = position + count
    while next < end {
      children.append(Tree(storage: storage, position: next))
      next += storage.count(at: next)
    }
    return children
  }
}

extension Tree: Sendable where A: Sendable {}

extension Tree: Equatable where A: Equatable {
  /// Whether two trees have the same shape and equal values.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @inlinable public static func == (left: Tree, right: Tree) -> Bool {
    left.count == right.count
      && zip(left.subtrees, right.subtrees).allSatisfy { a, b in
        a.count == b.count && a.value == b.value
      }
  }
}
