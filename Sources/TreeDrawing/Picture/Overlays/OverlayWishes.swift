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
  /// - Parameters:
  ///   - roots: the trees as they are drawn.
  ///   - input: the trees as they were read, if they may have more nodes.
  /// - Returns: what to draw over them; links that the input has to nodes that are left out are
  ///   left out too.
  /// - Throws: the first name that means no node that is drawn, or several.
  /// - Complexity: O(*n*) in the number of nodes, and O(1) if nothing is wished and no node has a
  ///   link.
  package func overlays(
    on roots: [Tree<Node>], of input: [Tree<Node>] = []
  ) throws(NodeNameProblem) -> PictureOverlays {
    let hasLinks = roots.contains { $0.contains { $0.attributes?.values.links.isEmpty == false } }
    guard !isEmpty || hasLinks else { return PictureOverlays() }
    let names = NodeNames(of: roots)
    var overlays = PictureOverlays()
    do throws(NodeNameProblem) {
      overlays = try self.overlays(names)
    } catch {
      throw names.explained(error, by: input)
    }
    if hasLinks { overlays.nodes.links += try names.ownLinks(input) }
    return overlays
  }

  private func overlays(_ names: NodeNames) throws(NodeNameProblem) -> PictureOverlays {
    var overlays = PictureOverlays()
    if !highlights.isEmpty || route != nil { try pointOut(in: names, &overlays) }
    overlays.nodes.links = try links.map { text throws(NodeNameProblem) in
      try names.link(text)
    }
    return overlays
  }

  private func pointOut(
    in names: NodeNames, _ overlays: inout PictureOverlays
  ) throws(NodeNameProblem) {
    var ways = TreeWays(names.parents)
    for list in highlights {
      for number in try numbers(list, names) {
        ways.add(upFrom: number)
        if hasRings { overlays.nodes.rings.append(number) }
      }
    }
    let stops = try stops(names)
    if isThrough {
      overlays.nodes.route = stops
    } else {
      for (start, end) in zip(stops, stops.dropFirst()) { ways.add(from: start, to: end) }
    }
    let (nodes, edges) = ways.marked
    overlays.emphasis = Emphasis(
      nodes: nodes.union(overlays.nodes.route), edges: edges, quietsOthers: isDimmed)
  }

  /// The nodes that the route leads to.
  private func stops(_ names: NodeNames) throws(NodeNameProblem) -> [Int] {
    guard let route else { return [] }
    let stops = try numbers(route, names)
    guard stops.count > 1 else { throw .shortRoute(route) }
    return stops
  }

  /// The nodes of a list of names, which as a whole may be one name with commas in it.
  private func numbers(_ list: String, _ names: NodeNames) throws(NodeNameProblem) -> [Int] {
    if let number = names.knownNumber(of: list) { return [number] }
    let parts = list.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false)
      .map { Substring($0).withoutSpacesAround }
    return try parts.map { name throws(NodeNameProblem) in try names.number(of: name) }
  }
}

extension Substring {
  /// The text without spaces at its ends.
  var withoutSpacesAround: String {
    let start = drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { String(start[...$0]) } ?? ""
  }
}
