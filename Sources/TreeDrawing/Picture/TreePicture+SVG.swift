extension TreePicture {
  /// The picture as an SVG document, with a title and a description for those who cannot see it.
  package var svg: [UInt8] {
    var bytes: [UInt8] = []
    writeSVG { bytes += $0 }
    return bytes
  }

  /// Writes the picture as an SVG document, piece by piece.
  ///
  /// - Parameter write: takes the next piece, in UTF-8.
  /// - Throws: what `write` throws.
  package func writeSVG<Failure: Error>(
    to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try drawing.writeSVG(
      title: title, description: summary, names: elementNames, titles: cutLabels,
      to: write)
  }

  /// The `id` of each node that the input gives one, by the nodes' numbers.
  ///
  /// Those that are used twice are left out, and those that not every style sheet, script and link
  /// could name without escapes.
  private var elementNames: [Int: String] {
    guard hasAttributes else { return [:] }
    var names: [Int: String] = [:]
    var uses: [String: Int] = [:]
    var number = 0
    for root in roots {
      for node in root.preorder {
        if let id = node.attributes?.values.id, id.isElementName {
          names[number] = id
          uses[id, default: 0] += 1
        }
        number += 1
      }
    }
    return uses.count == names.count ? names : names.filter { uses[$0.value] == 1 }
  }

  /// The labels of which a part is left out, by the nodes' numbers.
  private var cutLabels: [Int: String] {
    guard labels.lineLimit != nil else { return [:] }
    var cut: [Int: String] = [:]
    for (number, node) in roots.lazy.flatMap(\.preorder).enumerated() where labels.cuts(node) {
      cut[number] = node.label
    }
    return cut
  }

  /// The roots' labels, the first few of many.
  private var title: String {
    let shown = roots.prefix(3).map { $0.value.label.isEmpty ? "Tree" : heading($0.value.label) }
    return (shown + (roots.count > shown.count ? ["…"] : [])).joined(separator: ", ")
  }

  /// A label in one line, cut where it is too long for a heading.
  private func heading(_ label: String) -> String {
    let start = label.prefix(101)
    return (start.count > 100 ? start.dropLast() + "…" : String(start)).drawnForm
  }

  private var summary: String {
    let omissions = omissions
    let count = roots.reduce(0) { $0 + $1.count } - omissions.count - slotCount
    let nodes = count == 1 ? "1 node" : "\(count) nodes"
    let what =
      roots.count == 1
      ? "A tree diagram of \(nodes)" : "A diagram of \(roots.count) trees with \(nodes)"
    let more = omissions.reduce(0, +)
    return what + (more > 0 ? ", without \(more) more." : ".")
  }

  /// How many places are empty, which are no nodes.
  private var slotCount: Int {
    guard hasAttributes else { return 0 }
    return roots.reduce(0) { $0 + $1.preorder.count(where: \.isSlot) }
  }

  /// The numbers of nodes that are left out, in each place.
  private var omissions: [Int] {
    guard hasAttributes else { return [] }
    return roots.flatMap { $0.preorder.compactMap { $0.attributes?.values.omittedCount } }
  }
}

extension String {
  /// Whether it is a letter or an underscore, and then letters, digits, and any of `_-.`, all
  /// ASCII.
  fileprivate var isElementName: Bool {
    guard let first = utf8.first, first.isLetter || first == UInt8(ascii: "_") else { return false }
    return utf8.allSatisfy { byte in
      byte.isLetter || byte.isDigit || "_-.".utf8.contains(byte)
    }
  }
}
