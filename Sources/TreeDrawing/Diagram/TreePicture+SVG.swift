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
    try drawing.writeSVG(title: title, description: summary, to: write)
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
    let count = roots.reduce(0) { $0 + $1.count }
    let nodes = count == 1 ? "1 node" : "\(count) nodes"
    return roots.count == 1
      ? "A tree diagram of \(nodes)." : "A diagram of \(roots.count) trees with \(nodes)."
  }
}
