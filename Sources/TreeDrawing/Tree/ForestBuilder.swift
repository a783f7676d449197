/// Collects trees from a walk over their nodes, parents before children.
///
///     var builder = ForestBuilder<String>()
///     builder.open("Root")
///     builder.open("Child")
///     builder.close()
///     builder.close()
///     builder.forest()  // [Tree("Root", children: [Tree("Child")])]
///
/// All trees share one flat storage, so that building costs O(1) a node and freeing frees two arrays.
package struct ForestBuilder<A> {
  private var values: [A] = []
  private var counts: [Int] = []
  private var open: [Int] = []

  package init() {}

  /// Makes room for as many nodes as a text of some length is likely to hold.
  ///
  /// Growing step by step means to copy what is there into memory that the system must first clear.
  /// Room that is not used is only numbers of addresses: the system gives no memory for it.
  ///
  /// - Parameters:
  ///   - count: how long the text is, in bytes.
  ///   - limit: the most nodes that there can be.
  package mutating func reserve(forBytes count: Int, limit: Int) {
    let likely = min(count / 16, limit)
    values.reserveCapacity(likely)
    counts.reserveCapacity(likely)
  }

  /// The number of nodes that are not closed yet: the depth at which the next one opens.
  package var depth: Int { open.count }

  /// The number of nodes so far.
  package var count: Int { values.count }

  /// Whether there are nodes below the innermost open one.
  package var hasChildren: Bool { open.last.map { $0 < values.count - 1 } ?? false }

  /// Starts a node below the innermost open one, or a new root.
  package mutating func open(_ value: A) {
    open.append(values.count)
    values.append(value)
    counts.append(1)
  }

  /// Replaces the value of the innermost open node.
  package mutating func replaceValue(_ value: A) {
    guard let position = open.last else { return }
    values[position] = value
  }

  /// Ends the innermost open node.
  package mutating func close() {
    guard let position = open.popLast() else { return }
    counts[position] = values.count - position
  }

  /// Takes the innermost open node away, with all that is below it.
  package mutating func discard() {
    guard let position = open.popLast() else { return }
    values.removeLast(values.count - position)
    counts.removeLast(counts.count - position)
  }

  /// Takes all that is below the innermost open node away.
  package mutating func discardChildren() {
    guard let position = open.last else { return }
    values.removeLast(values.count - position - 1)
    counts.removeLast(counts.count - position - 1)
  }

  /// Ends all open nodes and gives the trees, first root first.
  package mutating func forest() -> [Tree<A>] {
    forest { $0 }
  }

  /// Ends all open nodes and gives the trees, each value replaced by what a function makes of it.
  ///
  /// - Parameter transform: called once for each value, in preorder.
  /// - Returns: the trees, first root first.
  package mutating func forest<B>(_ transform: (A) -> B) -> [Tree<B>] {
    while !open.isEmpty { close() }
    let storage = TreeStorage(values: values.map(transform), counts: counts)
    var roots: [Tree<B>] = []
    var position = 0
    while position < values.count {
      roots.append(Tree(storage: storage, position: position))
      position += counts[position]
    }
    return roots
  }
}
