/// What is to be drawn over trees, with nodes named as people name them.
///
/// A name is an id, labels from a root down joined by slashes, or a label that no other node has.
///
///     var wishes = OverlayWishes()
///     wishes.highlights = ["Bats"]
///     try wishes.overlays(on: roots)
package struct OverlayWishes: Hashable, Sendable {
  /// Names of nodes to point out with their ways to the root, in lists separated by commas; behind
  /// `ring:`, with ellipses around them.
  package var highlights: [String] = []
  /// Whether all that is not pointed out is quiet.
  package var isDimmed = false
  /// Names of nodes that a way along the edges leads to, separated by commas; behind `through:`,
  /// the way is a curve through their middles.
  package var route: String?
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
    for text in highlights {
      let list = WordedList(text, behind: "ring:", names)
      for number in try numbers(list.names, names) {
        ways.add(upFrom: number)
        if list.hasWord { overlays.nodes.rings.append(number) }
      }
    }
    if let route {
      let list = WordedList(route, behind: "through:", names)
      let stops = try numbers(list.names, names)
      guard stops.count > 1 else { throw .shortRoute(list.names) }
      if list.hasWord {
        overlays.nodes.route = stops
      } else {
        for (start, end) in zip(stops, stops.dropFirst()) { ways.add(from: start, to: end) }
      }
    }
    let (nodes, edges) = ways.marked
    overlays.emphasis = Emphasis(
      nodes: nodes.union(overlays.nodes.route), edges: edges, quietsOthers: isDimmed)
  }

  /// The nodes of a list of names, which as a whole may be one name with commas in it.
  private func numbers(_ list: String, _ names: NodeNames) throws(NodeNameProblem) -> [Int] {
    if let number = names.knownNumber(of: list) { return [number] }
    let parts = list.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false)
      .map { Substring($0).withoutSpacesAround }
    return try parts.map { name throws(NodeNameProblem) in try names.number(of: name) }
  }
}

/// Names of nodes, and whether a word before them says how they are drawn.
private struct WordedList {
  let names: String
  let hasWord: Bool

  /// Takes a list apart, unless all of it is the name of a node.
  init(_ text: String, behind word: String, _ nodes: NodeNames) {
    hasWord = text.hasPrefix(word) && nodes.knownNumber(of: text) == nil
    names = hasWord ? String(text.dropFirst(word.count)) : text
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
