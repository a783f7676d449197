/// What is to be drawn over trees, with nodes named as people name them.
///
/// A name is an id, labels from a root down joined by slashes, or a label that no other node has.
///
///     var wishes = OverlayWishes()
///     wishes.highlights = ["Bats"]
///     try wishes.overlays(on: roots)
package struct OverlayWishes: Hashable, Sendable {
  /// Names of nodes to point out with their ways to the root, in lists separated by commas.
  package var highlights: [String] = []
  /// Whether all that is not pointed out is quiet.
  package var isDimmed = false
  /// Whether there are ellipses around the nodes to point out.
  package var hasRings = false
  /// Names of nodes that a way along the edges leads to, separated by commas.
  package var route: String?
  /// Whether the route is a curve through the middles of nodes.
  package var isThrough = false
  /// Links such as `A->B` or `A->B:label`.
  package var links: [String] = []

  /// Makes wishes for nothing.
  package init() {}
}

extension OverlayWishes {
  /// Whether nothing is wished.
  var isEmpty: Bool { highlights.isEmpty && route == nil && links.isEmpty }

  /// Finds the nodes.
  ///
  /// - Parameter roots: the trees as they are drawn.
  /// - Returns: what to draw over them.
  /// - Throws: the first name that means no node, or several.
  /// - Complexity: O(*n*) in the number of nodes, and O(1) if nothing is wished and no node has a
  ///   link.
  package func overlays(on roots: [Tree<Node>]) throws(NodeNameProblem) -> PictureOverlays {
    let hasLinks = roots.contains { $0.contains { $0.attributes?.values.links.isEmpty == false } }
    guard !isEmpty || hasLinks else { return PictureOverlays() }
    return try overlays(NodeNames(of: roots), hasLinks: hasLinks)
  }

  private func overlays(
    _ names: NodeNames, hasLinks: Bool
  ) throws(NodeNameProblem) -> PictureOverlays {
    var overlays = PictureOverlays()
    var emphasis = Emphasis(quietsOthers: isDimmed)
    for list in highlights {
      for number in try numbers(list, names) {
        let way = names.way(up: number)
        emphasis.nodes.formUnion(way)
        emphasis.edges.formUnion(way.dropLast())
        if hasRings { overlays.nodes.rings.append(number) }
      }
    }
    if let route { try take(route, names, into: &emphasis, &overlays) }
    if !emphasis.nodes.isEmpty { overlays.emphasis = emphasis }
    overlays.nodes.links = try links.map { text throws(NodeNameProblem) in
      try names.link(text)
    }
    if hasLinks { overlays.nodes.links += try names.ownLinks() }
    return overlays
  }

  private func take(
    _ route: String, _ names: NodeNames, into emphasis: inout Emphasis,
    _ overlays: inout PictureOverlays
  ) throws(NodeNameProblem) {
    let stops = try numbers(route, names)
    guard stops.count > 1 else { throw .shortRoute(route) }
    guard !isThrough else {
      emphasis.nodes.formUnion(stops)
      overlays.nodes.route = stops
      return
    }
    for (start, end) in zip(stops, stops.dropFirst()) {
      let way = names.way(from: start, to: end)
      emphasis.nodes.formUnion(way.nodes)
      emphasis.edges.formUnion(way.edges)
    }
  }

  /// The nodes of a list of names, which as a whole may be one name with commas in it.
  private func numbers(_ list: String, _ names: NodeNames) throws(NodeNameProblem) -> [Int] {
    if let number = names.knownNumber(of: list) { return [number] }
    let parts = list.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    return try parts.map { name throws(NodeNameProblem) in try names.number(of: name) }
  }
}

extension NodeNames {
  /// The nodes on the way from one to another along the edges, and the lower ends of these edges.
  ///
  /// Nodes of different trees are joined by nothing: the way leads up to both roots.
  fileprivate func way(from start: Int, to end: Int) -> (nodes: Set<Int>, edges: Set<Int>) {
    let (up, down) = (way(up: start), way(up: end))
    let common = Set(up).intersection(down)
    let edges = Set(up + down).subtracting(common)
    guard let meeting = up.first(where: common.contains) else {
      return (Set(up + down), edges.subtracting([up[up.count - 1], down[down.count - 1]]))
    }
    return (edges.union([meeting]), edges)
  }

  /// The link that a text such as `A->B:label` means.
  fileprivate func link(_ text: String) throws(NodeNameProblem) -> NodeLink {
    let cuts = text.cuts(at: "->")
    guard let first = cuts.first else { throw .noArrow(text) }
    let known = cuts.first { knownNumber(of: $0.before) != nil } ?? first
    let start = try number(of: known.before)
    let (end, label) = try target(known.behind)
    guard start != end else { throw .loop(text) }
    return NodeLink(from: start, to: end, label: label)
  }

  /// The node and the label that a text such as `B` or `B:label` means.
  fileprivate func target(_ text: String) throws(NodeNameProblem) -> (Int, label: String) {
    if let number = knownNumber(of: text) { return (number, "") }
    let cuts = text.cuts(at: ":")
    let known = cuts.first { knownNumber(of: $0.before) != nil } ?? cuts.first
    guard let known else { return (try number(of: text), "") }
    return (try number(of: known.before), known.behind)
  }

  /// The links that nodes have as attributes.
  fileprivate func ownLinks() throws(NodeNameProblem) -> [NodeLink] {
    var links: [NodeLink] = []
    for start in 0..<count {
      for text in node(start).attributes?.values.links ?? [] {
        do throws(NodeNameProblem) {
          let (end, label) = try target(text)
          guard start != end else { throw NodeNameProblem.loop(text) }
          links.append(NodeLink(from: start, to: end, label: label))
        } catch {
          throw .ofNode(path: path(to: start), error)
        }
      }
    }
    return links
  }
}

extension String {
  /// What is before and behind each place where a word stands, without spaces at the ends.
  fileprivate func cuts(at word: String) -> [(before: String, behind: String)] {
    ranges(of: word).map { range in
      (self[..<range.lowerBound].trimmed, self[range.upperBound...].trimmed)
    }
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { String(start[...$0]) } ?? ""
  }
}
