/// Finds single nodes of trees by their ids, by labels from a root down joined by slashes, or by
/// their labels alone.
package struct NodeNames {
  private let roots: [Tree<Node>]
  private let paths: NodePaths
  private let nodes: [Node]
  /// The numbers of the nodes' parents.
  package let parents: [Int?]
  /// The numbers of nodes by ids and by labels as they are drawn.
  private let ids: [String: [Int]]
  private let labels: [String: [Int]]

  /// Makes a list of the nodes of trees, which are numbered from the first root on in preorder.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package init(of roots: [Tree<Node>]) {
    self.roots = roots
    nodes = roots.flatMap(\.preorder)
    parents = Self.parents(roots.flatMap(\.preorderCounts))
    paths = NodePaths(of: nodes, parents)
    let drawn = nodes.enumerated().filter { !$0.element.isSlot }
    ids = Dictionary(
      grouping: drawn.filter { $0.element.attributes?.values.id != nil },
      by: { $0.element.attributes?.values.id ?? "" }
    )
    .mapValues { $0.map(\.offset) }
    labels = Dictionary(grouping: drawn) { $0.element.label.drawnForm }
      .mapValues { $0.map(\.offset) }
  }
}

extension NodeNames {
  private static func parents(_ counts: [Int32]) -> [Int?] {
    var open: [(number: Int, end: Int)] = []
    return counts.enumerated().map { number, count in
      while let last = open.last, last.end <= number { open.removeLast() }
      defer { open.append((number, number + Int(count))) }
      return open.last?.number
    }
  }

  /// The number of the node that a name means.
  ///
  /// - Throws: what is there instead, or which nodes it may mean.
  package func number(of name: String) throws(NodeNameProblem) -> Int {
    let found = numbers(of: name)
    guard let first = found.first else { throw .missing(missing(name)) }
    guard found.count == 1 else { throw .ambiguous(name, choice(of: found)) }
    return first
  }

  /// The numbers of all nodes that a name may mean.
  package func numbers(of name: String) -> [Int] {
    let found = numbers(ofIdOrPath: name)
    return found.isEmpty ? labels[name.drawnForm] ?? [] : found
  }

  /// The numbers of the nodes with an id, or if there are none those at a path.
  package func numbers(ofIdOrPath name: String) -> [Int] {
    ids[name] ?? paths.numbers(at: name.drawnForm)
  }

  /// The number of the node that a name means; nil if it means none, or several.
  package func knownNumber(of name: String) -> Int? {
    let found = numbers(of: name)
    return found.count == 1 ? found[0] : nil
  }

  /// What tells nodes of one name from each other.
  func choice(of numbers: [Int]) -> NodeNameProblem.Choice {
    let listed = numbers.prefix(NodeNameProblem.mostListed).map(path)
    let areDifferent = Set(listed).count == listed.count && paths.areDifferent(numbers)
    return NodeNameProblem.Choice(
      count: numbers.count, paths: listed, areDifferent: areDifferent)
  }

  /// What is there instead of a node.
  private func missing(_ name: String) -> MissingRoot {
    var search = RootSearch(for: name, in: roots)
    _ = search.followPath()
    return search.missing(option: nil)
  }
}

extension NodeNames {
  /// How many nodes above one that is left out may be looked for.
  private static let mostLevels = 64

  /// Says of a name that means no node of these whether it means one that is left out.
  ///
  /// - Parameters:
  ///   - problem: what was found out without knowing what is left out.
  ///   - input: the trees as they were read.
  /// - Returns: the problem, or a better one.
  package func explained(_ problem: NodeNameProblem, by input: [Tree<Node>]) -> NodeNameProblem {
    guard case .missing(let missing) = problem else { return problem }
    let all = NodeNames(of: input)
    do throws(NodeNameProblem) {
      let way = all.way(up: try all.number(of: missing.name))
      let paths = way.dropFirst().prefix(Self.mostLevels).lazy.map(all.path)
      return .leftOut(missing.name, below: paths.first { knownNumber(of: $0) != nil })
    } catch {
      return error.isAmbiguity ? .leftOut(missing.name, below: nil) : problem
    }
  }

  /// How many nodes there are.
  package var count: Int { nodes.count }

  /// The numbers of a node and of those above it, the root last.
  func way(up number: Int) -> [Int] {
    var way = [number]
    var number = number
    while let parent = parents[number] {
      way.append(parent)
      number = parent
    }
    return way
  }

  /// The labels from the root to a node, joined by slashes.
  package func path(to number: Int) -> String {
    way(up: number).reversed().map { nodes[$0].label.drawnForm }.joined(separator: "/")
  }

  /// What nodes carry, by their numbers.
  package func node(_ number: Int) -> Node { nodes[number] }
}
