/// The nodes and edges of a picture that are pointed out, by the numbers of nodes.
package struct Emphasis: Hashable, Sendable {
  /// The nodes that are pointed out.
  package var nodes: Set<Int>
  /// The nodes to which edges are pointed out.
  package var edges: Set<Int>
  /// Whether all others are quiet.
  package var quietsOthers: Bool

  /// Makes an emphasis.
  package init(nodes: Set<Int> = [], edges: Set<Int> = [], quietsOthers: Bool = false) {
    self.nodes = nodes
    self.edges = edges
    self.quietsOthers = quietsOthers
  }
}

/// How strong a node is, whatever its tone, by the byte that stands for it.
enum NodeEmphasis: UInt8 {
  case quiet = 254
  case strong = 255
}

extension NodeColors {
  /// Points nodes out.
  ///
  /// - Parameters:
  ///   - emphasis: which.
  ///   - count: how many nodes there are.
  mutating func pointOut(_ emphasis: Emphasis, of count: Int) {
    self.emphasis = emphasis
    if toneOfNode.isEmpty { toneOfNode = [UInt8](repeating: NodeTone.none.byte, count: count) }
    if emphasis.quietsOthers {
      for id in toneOfNode.indices { toneOfNode[id] = NodeTone.emphasis(.quiet).byte }
    }
    for id in emphasis.nodes where toneOfNode.indices.contains(id) {
      toneOfNode[id] = NodeTone.emphasis(.strong).byte
    }
  }

  /// How the edge to a node is painted if it is pointed out; nil if it is not.
  ///
  /// - Parameters:
  ///   - id: the node's number.
  ///   - usual: how other edges are painted.
  /// - Returns: the paint.
  func emphasisedEdge(to id: Int, like usual: Paint) -> Paint? {
    guard let emphasis, emphasis.edges.contains(id) else { return nil }
    var paint = usual
    paint.stroke = theme.highlight.line
    paint.style.lineWidth *= 5 / (3 * emphasis.shareOfWidth)
    return paint
  }
}

extension Emphasis {
  /// How wide edges are that are not pointed out, as a part of their usual width.
  var shareOfWidth: Double { quietsOthers ? 2 / 3 : 1 }
}

extension ResolvedStyle {
  /// Points the node out, or makes it quiet, whatever it says itself.
  mutating func take(_ emphasis: NodeEmphasis, _ theme: Theme) {
    switch emphasis {
    case .strong:
      boxed = boxed.on(theme.highlight)
      boxed.lineWidth = 2
      boxed.isDashed = false
      (bare.text, bare.quiet) = (theme.highlight.text, theme.highlight.quiet)
      (line, hasOwnLine) = (theme.highlight.line, true)
      fill = Paint(fill: theme.highlight.tint)
    case .quiet:
      boxed.fill = theme.page
      boxed.stroke = theme.leaf.stroke
      (boxed.text, boxed.quiet) = (theme.muted, theme.muted)
      boxed.isBold = false
      (bare.text, bare.quiet, bare.isBold) = (theme.muted, theme.muted, false)
      (line, hasOwnLine) = (theme.edge, true)
      fill = nil
    }
  }
}
