/// The colours of a picture.
///
///     var theme = Theme.automatic
///     theme.root.fill = Color(light: .black, dark: .white)
///
/// Letters stand out from what is behind them by at least 4.5 : 1, lines from pages by at least
/// 3 : 1, in the themes that there are.
public struct Theme: Hashable, Sendable {
  /// The page that the picture is made for: what is behind texts without a box.
  public var page: Color
  /// The labels' colour on the page.
  public var text: Color
  /// The colour of secondary text on the page: notes, and what is said of edges and scales.
  public var muted: Color
  /// The lines between nodes, and dots.
  public var edge: Color
  /// Nodes without a parent.
  public var root: NodeStyle
  /// Nodes between those and the leaves.
  public var inner: NodeStyle
  /// Nodes without children.
  public var leaf: NodeStyle
  /// Labels of edges, and how many nodes are left out.
  public var capsule: NodeStyle
  /// What is pointed out.
  public var highlight: Tone
  /// Links from node to node besides the edges.
  public var link: Tone
  /// The hues, by their names.
  public var hues: [Hue: Tone]
  /// The colours of branches, which begin again after the last.
  public var branches: [Tone]
  /// The colours of numbers, from the smallest to the largest.
  public var scale: [Tone]
}

extension Theme {
  /// The colours of a hue.
  func tone(_ hue: Hue) -> Tone { hues[hue] ?? highlight }

  /// How nodes of a kind style.
  func style(_ kind: NodeKind) -> NodeStyle {
    switch kind {
    case .root: root
    case .inner: inner
    case .leaf: leaf
    }
  }
}

/// What a node is in its tree, for its style.
enum NodeKind: Int {
  case root
  case inner
  case leaf
}
