/// Which nodes of some trees are those of others, which are mostly alike.
///
/// Of nodes whose parents are the same, those are the same that have the same label, the first the
/// first; then those that have the same children; and the rest in turn if there are equally many.
struct OutlineMatch {
  private let new: TreeOutline
  private let old: TreeOutline
  private let newEnds: [Int]
  private let oldEnds: [Int]
  /// For each new node, the number of the old one; nil for those that are not there before.
  private(set) var partners: [Int?]
  private var isTaken: [Bool]
  /// Pairs whose children are not compared yet; nil for the trees as a whole.
  private var pending: [(new: Int, old: Int)?] = [nil]

  /// Compares trees.
  ///
  /// - Parameters:
  ///   - new: some trees.
  ///   - old: the others.
  /// - Complexity: O(*n*) in the number of nodes.
  init(_ new: TreeOutline, with old: TreeOutline) {
    self.new = new
    self.old = old
    newEnds = new.ends
    oldEnds = old.ends
    partners = [Int?](repeating: nil, count: new.nodes.count)
    isTaken = [Bool](repeating: false, count: old.nodes.count)
    while let pair = pending.popLast() {
      join(Self.children(of: pair?.new, newEnds), Self.children(of: pair?.old, oldEnds))
    }
  }

  /// Whether something is to be seen of an edit at each new node: another label, or other children.
  var areChanged: [Bool] {
    zip(new.nodes, partners).map { node, partner in
      guard let partner else { return false }
      return old.nodes[partner].label != node.label || old.nodes[partner].children != node.children
    }
  }

  private static func children(of parent: Int?, _ ends: [Int]) -> [Int] {
    var children: [Int] = []
    var child = parent.map { $0 + 1 } ?? 0
    let end = parent.map { ends[$0] } ?? ends.count
    while child < end {
      children.append(child)
      child = ends[child]
    }
    return children
  }

  private mutating func join(_ news: [Int], _ olds: [Int]) {
    join(news, olds, by: \.label)
    join(news, olds, by: \.children)
    let rest = (news.filter { partners[$0] == nil }, olds.filter { !isTaken[$0] })
    guard rest.0.count == rest.1.count else { return }
    for (child, partner) in zip(rest.0, rest.1) { join(child, partner) }
  }

  private mutating func join(
    _ news: [Int], _ olds: [Int], by key: (TreeOutline.Node) -> UInt32
  ) {
    let free = olds.reversed().filter { !isTaken[$0] }
    var groups = Dictionary(grouping: free) { key(old.nodes[$0]) }
    for child in news where partners[child] == nil {
      guard let partner = groups[key(new.nodes[child])]?.popLast() else { continue }
      join(child, partner)
    }
  }

  private mutating func join(_ child: Int, _ partner: Int) {
    partners[child] = partner
    isTaken[partner] = true
    pending.append((child, partner))
  }
}
