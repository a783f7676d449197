extension NodeNames {
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
    let (name, label) = split(text)
    return (try number(of: name), label)
  }

  /// The name and the label in a text such as `B` or `B:label`.
  private func split(_ text: String) -> (name: String, label: String) {
    if knownNumber(of: text) != nil { return (text, "") }
    let cuts = text.cuts(at: ":")
    let known = cuts.first { knownNumber(of: $0.before) != nil } ?? cuts.first
    return known.map { ($0.before, $0.behind) } ?? (text, "")
  }

  /// The links that nodes have as attributes, without those to nodes that are left out.
  func ownLinks(_ input: [Tree<Node>]) throws(NodeNameProblem) -> [NodeLink] {
    var links: [NodeLink] = []
    var all: NodeNames?
    for start in 0..<count {
      for text in node(start).attributes?.values.links ?? [] {
        if isUnknown(text) {
          let names = all ?? NodeNames(of: input)
          all = names
          if !names.isUnknown(text) { continue }
        }
        do throws(NodeNameProblem) {
          links.append(try ownLink(text, of: start))
        } catch {
          throw .ofNode(path: path(to: start), error)
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

  /// Whether a link means no node.
  private func isUnknown(_ text: String) -> Bool { numbers(of: split(text).name).isEmpty }
}

extension String {
  /// In how many places a text is cut to look for a name.
  private static let mostCuts = 64

  /// What is before and behind the first places where a word stands, without spaces at the ends.
  fileprivate func cuts(at word: String) -> [(before: String, behind: String)] {
    var cuts: [(String, String)] = []
    var rest = self[...]
    while cuts.count < Self.mostCuts,
      let range = rest.unicodeScalars.firstRange(of: word.unicodeScalars)
    {
      cuts.append(
        (
          self[..<range.lowerBound].withoutSpacesAround,
          self[range.upperBound...].withoutSpacesAround
        ))
      rest = rest[range.upperBound...]
    }
    return cuts
  }
}
