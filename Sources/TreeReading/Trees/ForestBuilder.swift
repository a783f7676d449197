/// Collects trees from a walk over their nodes, parents before children.
///
///     var builder = ForestBuilder<String>()
///     builder.open("Root")
///     builder.open("Child")
///     builder.close()
///     builder.close()
///     builder.forest()  // [Tree("Root", children: [Tree("Child")])]
///
/// All trees share one flat storage, so that building costs O(1) a node and freeing frees two
/// arrays.
package struct ForestBuilder<A> {
  private var values: [A] = []
  /// The number of nodes in each subtree; while a node is open, the position of the one that it is
  /// in.
  private var counts: [Int32] = []
  /// The position of the innermost open node in preorder, or -1 if there is none.
  package private(set) var innermost = Self.none

  private static var none: Int { -1 }

  /// The number of nodes that are not closed yet: the depth at which the next one opens.
  package private(set) var depth = 0

  package init() {}

  /// The positions of the children of a node that is closed.
  func children(of position: Int) -> [Int] {
    siblings(from: position + 1, to: position + Int(counts[position]))
  }

  /// The positions of closed siblings, which stand from one position to another.
  func siblings(from start: Int, to end: Int) -> [Int] {
    var siblings: [Int] = []
    var next = start
    while next < end {
      siblings.append(next)
      next += Int(counts[next])
    }
    return siblings
  }

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
    values.makeRoom(for: likely)
    counts.makeRoom(for: likely)
  }

  /// The number of nodes so far.
  package var count: Int { values.count }

  /// Whether there are nodes below the innermost open one.
  package var hasChildren: Bool { innermost != Self.none && innermost < values.count - 1 }

  /// Starts a node below the innermost open one, or a new root.
  package mutating func open(_ value: consuming A) {
    counts.append(Int32(truncatingIfNeeded: innermost))
    innermost = values.count
    values.append(value)
    depth += 1
  }

  /// The value of the node at a position in preorder.
  package subscript(position: Int) -> A {
    get { values[position] }
    set { values[position] = newValue }
  }

  /// Replaces the value of the innermost open node.
  package mutating func replaceValue(_ value: consuming A) {
    guard innermost != Self.none else { return }
    values[innermost] = value
  }

  /// Changes the value of the innermost open node.
  package mutating func update(_ change: (inout A) -> Void) {
    guard innermost != Self.none else { return }
    change(&values[innermost])
  }

  /// Ends the innermost open node.
  package mutating func close() {
    guard innermost != Self.none else { return }
    let position = innermost
    innermost = Int(counts[position])
    counts[position] = Int32(truncatingIfNeeded: values.count - position)
    depth -= 1
  }

  /// Takes the innermost open node away, with all that is below it.
  package mutating func discard() {
    guard innermost != Self.none else { return }
    let position = innermost
    innermost = Int(counts[position])
    depth -= 1
    values.removeLast(values.count - position)
    counts.removeLast(counts.count - position)
  }

  /// Takes all that is below the innermost open node away.
  package mutating func discardChildren() {
    guard innermost != Self.none else { return }
    values.removeLast(values.count - innermost - 1)
    counts.removeLast(counts.count - innermost - 1)
  }

  /// Takes all that is below the innermost open node away, if none of it is anything else.
  package mutating func discardChildren(ifAll isOfKind: (A) -> Bool) {
    guard hasChildren, values[(innermost + 1)...].allSatisfy(isOfKind) else { return }
    discardChildren()
  }

  /// Ends all open nodes and gives the trees, first root first.
  package mutating func forest() -> [Tree<A>] {
    while depth > 0 { close() }
    return trees(of: values)
  }

  /// Ends all open nodes and gives the trees, each value replaced by what a function makes of it.
  ///
  /// - Parameter transform: called once for each value, in preorder.
  /// - Returns: the trees, first root first.
  package mutating func forest<B>(_ transform: (A) -> B) -> [Tree<B>] {
    while depth > 0 { close() }
    var results: [B] = []
    results.makeRoom(for: values.count)
    for value in values { results.append(transform(value)) }
    return trees(of: results)
  }

  /// The trees of this shape with values, which are as many as there are nodes.
  private func trees<B>(of values: [B]) -> [Tree<B>] {
    let storage = TreeStorage(values: values, counts: counts)
    var roots: [Tree<B>] = []
    var position = 0
    while position < values.count {
      roots.append(Tree(storage: storage, position: position))
      position += Int(counts[position])
    }
    return roots
  }
}
