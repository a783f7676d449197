/// Collects trees from nodes in any order, of which each but the roots names its parent.
///
///     var links = LinkedForest<String>()
///     let child = links.append("Child")
///     let root = links.append("Root")
///     links.setParent(of: child, to: root)
///     var builder = links.builder()
///     builder.forest()  // [Tree("Root", children: [Tree("Child")])]
///
/// Nodes are numbered from 0 in the order in which they are appended, which is also the order of
/// siblings. All that is done with them is O(n), and nothing recurses.
package struct LinkedForest<A> {
  private var values: [A] = []
  /// By node; the parent of a root is `none`.
  private var parents: [Int] = []

  private var none: Int { -1 }

  package init() {}

  /// The number of nodes so far, which is the number of the next.
  package var count: Int { values.count }

  /// Adds a node behind all others.
  ///
  /// - Parameters:
  ///   - value: what the node carries.
  ///   - parent: the number of its parent, which must be there already; nil for a root.
  /// - Returns: the node's number.
  @discardableResult
  package mutating func append(_ value: A, below parent: Int? = nil) -> Int {
    values.append(value)
    parents.append(parent ?? none)
    return values.count - 1
  }

  /// Makes a node that was a root a child of another.
  package mutating func setParent(of node: Int, to parent: Int) {
    parents[node] = parent
  }

  /// The parent of a node; nil for a root.
  package func parent(of node: Int) -> Int? {
    parents[node] == none ? nil : parents[node]
  }

  /// The nodes without a parent, in their order.
  package var roots: [Int] { parents.indices.filter { parents[$0] == none } }

  /// Replaces what a node carries.
  package mutating func replaceValue(of node: Int, by value: A) {
    values[node] = value
  }
}

extension LinkedForest {
  /// The first circle of nodes that are each other's ancestors, each followed by its parent.
  ///
  /// It begins with its node of the smallest number, and is nil if all nodes are below a root.
  package var cycle: [Int]? {
    /// By node, the one that the search began at when it came by.
    var visits = [Int](repeating: none, count: count)
    for start in parents.indices where visits[start] == none {
      var node = start
      while node != none, visits[node] == none {
        visits[node] = start
        node = parents[node]
      }
      if node != none, visits[node] == start { return cycle(through: node) }
    }
    return nil
  }

  private func cycle(through start: Int) -> [Int] {
    var nodes = [start]
    var first = 0
    while let node = nodes.last, parents[node] != start {
      if parents[node] < nodes[first] { first = nodes.count }
      nodes.append(parents[node])
    }
    return Array(nodes[first...] + nodes[..<first])
  }

  /// The trees in preorder; what is below no root is left out.
  ///
  /// - Parameter visit: called for each node in preorder.
  /// - Returns: a builder with no node open.
  package func builder(_ visit: (Int) -> Void = { _ in }) -> ForestBuilder<A> {
    var builder = ForestBuilder<A>()
    walk { node in
      visit(node)
      builder.open(values[node])
    } close: {
      builder.close()
    }
    return builder
  }

  /// Calls a function for each node, and another when all below it have been met.
  private func walk(open: (Int) -> Void, close: () -> Void) {
    let links = siblings()
    var node = links.firstRoot
    while node != none {
      open(node)
      guard links.firstChild[node] == none else {
        node = links.firstChild[node]
        continue
      }
      close()
      while links.next[node] == none, parents[node] != none {
        node = parents[node]
        close()
      }
      node = links.next[node]
    }
  }

  /// By node, its first child and its next sibling.
  private func siblings() -> (firstRoot: Int, firstChild: [Int], next: [Int]) {
    var firstRoot = none
    var firstChild = [Int](repeating: none, count: count)
    var next = firstChild
    for node in parents.indices.reversed() {
      let parent = parents[node]
      if parent == none {
        next[node] = firstRoot
        firstRoot = node
      } else {
        next[node] = firstChild[parent]
        firstChild[parent] = node
      }
    }
    return (firstRoot, firstChild, next)
  }
}
