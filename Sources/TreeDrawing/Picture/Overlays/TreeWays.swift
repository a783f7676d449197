/// Ways along the edges of trees, of which it finds out together where they lead, so that many long
/// ones take no longer than one.
///
/// Each way adds one to the counts of its ends and takes two from that of the node where it turns;
/// a node is below an edge of a way if the counts in its subtree are more than zero together.
struct TreeWays {
  /// The parents of nodes, all after a node above the roots.
  private let parents: [Int]
  private let depths: [Int]
  /// For each node one of those above it, so that few steps lead to any of those (Myers, An
  /// applicative random-access stack, 1983).
  private let jumps: [Int]
  private var counts: [Int]
  private var turns: Set<Int> = []

  /// Makes ready for ways.
  ///
  /// - Parameter parents: the numbers of the nodes' parents in preorder; nil for roots.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  init(_ parents: [Int?]) {
    self.parents = [0] + parents.map { $0.map { $0 + 1 } ?? 0 }
    var depths = [0]
    var jumps = [0]
    for parent in self.parents.dropFirst() {
      let (jump, second) = (jumps[parent], jumps[jumps[parent]])
      let isEven = depths[parent] - depths[jump] == depths[jump] - depths[second]
      jumps.append(isEven ? second : parent)
      depths.append(depths[parent] + 1)
    }
    self.depths = depths
    self.jumps = jumps
    counts = [Int](repeating: 0, count: depths.count)
  }
}

extension TreeWays {
  /// Adds the way from a node to its root.
  mutating func add(upFrom number: Int) {
    counts[number + 1] += 1
    counts[0] -= 1
  }

  /// Adds the way from a node to another; if nothing joins them, the ways to both roots.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of nodes.
  mutating func add(from start: Int, to end: Int) {
    let turn = meeting(start + 1, end + 1)
    counts[start + 1] += 1
    counts[end + 1] += 1
    counts[turn] -= 2
    if turn > 0 { turns.insert(turn - 1) }
  }

  /// The lowest node that is above both or one of them.
  private func meeting(_ one: Int, _ other: Int) -> Int {
    var (high, low) = depths[one] < depths[other] ? (one, other) : (other, one)
    while depths[low] > depths[high] {
      low = depths[jumps[low]] < depths[high] ? parents[low] : jumps[low]
    }
    while high != low {
      let jump = jumps[high] != jumps[low]
      (high, low) = jump ? (jumps[high], jumps[low]) : (parents[high], parents[low])
    }
    return high
  }

  /// The numbers of the nodes on the ways, and of those at the lower ends of their edges.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  var marked: (nodes: Set<Int>, edges: Set<Int>) {
    var counts = counts
    var (nodes, edges) = (turns, Set<Int>())
    for number in counts.indices.dropFirst().reversed() where counts[number] > 0 {
      counts[parents[number]] += counts[number]
      nodes.insert(number - 1)
      if parents[number] > 0 { edges.insert(number - 1) }
    }
    return (nodes, edges)
  }
}
