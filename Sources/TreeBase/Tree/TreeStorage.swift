/// The nodes that one or many trees are views of.
///
/// There are two forms. A *flat* storage holds whole trees in preorder: `counts[i]` is the number
/// of nodes in the subtree at `i`, so that the next sibling of `i` is at `i + counts[i]`. Readers
/// and `map` make it; it is compact, and freeing it is freeing two arrays. A *grafted* storage
/// holds one root, whose children are trees made before and live in storages of their own;
/// composing a tree by hand makes it, so that each step costs no copy of what is below.
@usableFromInline package final class TreeStorage<A> {
  @usableFromInline package let values: [A]
  /// Half as long as `Int`, since there is one for each node; empty in a grafted storage.
  @usableFromInline package let counts: [Int32]
  /// The number of nodes below the root of a grafted storage, itself included.
  @usableFromInline let graftedCount: Int
  @usableFromInline let grafts: [Graft]

  /// A child in another storage, which this one owns one reference to.
  ///
  /// The reference is counted by hand because a `let` of a class cannot be taken apart in `deinit`,
  /// and left to themselves grafted storages would free each other recursively, one call per level.
  /// It is balanced: `init` retains each graft once, `deinit` releases each once, nothing else
  /// touches the count.
  @usableFromInline typealias Graft = (storage: Unmanaged<TreeStorage>, position: Int)

  @inlinable package init(values: [A], counts: [Int32]) {
    self.values = values
    self.counts = counts
    graftedCount = 0
    grafts = []
  }

  @inlinable init(_ value: A, children: [Tree<A>]) {
    values = [value]
    counts = []
    graftedCount = children.reduce(1) { Self.sum($0, $1.count) }
    grafts = children.map { (.passRetained($0.storage), $0.position) }
  }

  /// A number of nodes; shared subtrees can make it greater than there are numbers.
  @inlinable static func sum(_ one: Int, _ other: Int) -> Int {
    let (sum, isTooGreat) = one.addingReportingOverflow(other)
    return isTooGreat ? .max : sum
  }

  /// Frees what is below storage by storage.
  ///
  /// One that only `pending` still refers to is about to go:
  /// its grafts are held here meanwhile, so that its own `deinit` merely lowers their counts.
  @inlinable deinit {
    var pending = grafts.map { $0.storage.takeRetainedValue() }
    while var storage = pending.popLast() {
      if isKnownUniquelyReferenced(&storage) { pending += storage.graftedStorages }
    }
  }

  @inlinable var graftedStorages: [TreeStorage] {
    grafts.map { $0.storage.takeUnretainedValue() }
  }

  /// The trees below the root of a grafted storage; none in a flat one.
  @inlinable var graftedTrees: [Tree<A>] {
    grafts.map { Tree(storage: $0.storage.takeUnretainedValue(), position: $0.position) }
  }

  /// The number of nodes in the subtree at a position.
  @inlinable package func count(at position: Int) -> Int {
    counts.isEmpty ? graftedCount : Int(counts[position])
  }

  /// Whether the node at a position has its children in this storage, behind it.
  @inlinable package func isFlat(at position: Int) -> Bool { grafts.isEmpty || position > 0 }
}

extension TreeStorage: Sendable where A: Sendable {}
