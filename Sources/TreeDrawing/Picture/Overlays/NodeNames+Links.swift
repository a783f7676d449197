extension NodeNames {
  /// The nodes on the way from one to another along the edges, and the lower ends of these edges.
  ///
  /// Nodes of different trees are joined by nothing: the way leads up to both roots.
  func way(from start: Int, to end: Int) -> (nodes: Set<Int>, edges: Set<Int>) {
    let (up, down) = (way(up: start), way(up: end))
    let common = Set(up).intersection(down)
    let edges = Set(up + down).subtracting(common)
    guard let meeting = up.first(where: common.contains) else {
      return (Set(up + down), edges.subtracting([up[up.count - 1], down[down.count - 1]]))
    }
    return (edges.union([meeting]), edges)
  }

  /// The link that a text such as `A->B:label` means.
  func link(_ text: String) throws(NodeNameProblem) -> NodeLink {
    let cuts = text.cuts(at: "->")
    guard let first = cuts.first else { throw .noArrow(text) }
    let known = cuts.first { knownNumber(of: $0.before) != nil } ?? first
    let start = try number(of: known.before)
    let (end, label) = try target(known.behind)
    guard start != end else { throw .loop(text) }
    return NodeLink(from: start, to: end, label: label)
  }

  /// The node and the label that a text such as `B` or `B:label` means.
  private func target(_ text: String) throws(NodeNameProblem) -> (Int, label: String) {
    if let number = knownNumber(of: text) { return (number, "") }
    let cuts = text.cuts(at: ":")
    let known = cuts.first { knownNumber(of: $0.before) != nil } ?? cuts.first
    guard let known else { return (try number(of: text), "") }
    return (try number(of: known.before), known.behind)
  }

  /// The links that nodes have as attributes, without those to nodes that are left out.
  func ownLinks(_ input: [Tree<Node>]) throws(NodeNameProblem) -> [NodeLink] {
    var links: [NodeLink] = []
    var all: NodeNames?
    for start in 0..<count {
      for text in node(start).attributes?.values.links ?? [] {
        do throws(NodeNameProblem) {
          links.append(try ownLink(text, of: start))
        } catch {
          let names = all ?? NodeNames(of: input)
          all = names
          guard case .missing = error, names.knowsTarget(text) else {
            throw .ofNode(path: path(to: start), error)
          }
        }
      }
    }
    return links
  }

  private func ownLink(_ text: String, of start: Int) throws(NodeNameProblem) -> NodeLink {
    let (end, label) = try target(text)
    guard start != end else { throw .loop(text) }
    return NodeLink(from: start, to: end, label: label)
  }

  /// Whether a link means a node, or several.
  private func knowsTarget(_ text: String) -> Bool {
    do throws(NodeNameProblem) {
      _ = try target(text)
      return true
    } catch {
      return error.isAmbiguity
    }
  }
}

extension String {
  /// What is before and behind each place where a word stands, without spaces at the ends.
  fileprivate func cuts(at word: String) -> [(before: String, behind: String)] {
    ranges(of: word).map { range in
      (self[..<range.lowerBound].withoutSpacesAround, self[range.upperBound...].withoutSpacesAround)
    }
  }
}
