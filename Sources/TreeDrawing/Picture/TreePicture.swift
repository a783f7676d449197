/// The picture of one or several trees, which stand side by side.
///
///     let picture = try TreePicture(reading: "House\n  Kitchen\n  Study")
///     print(picture.svg)
public struct TreePicture: Sendable {
  let roots: [Tree<Node>]
  /// The picture laid out.
  public let drawing: Drawing
  let labels: LabelStyle
  /// Whether there is more to say of any node than its label.
  let hasAttributes: Bool
  /// What is said below the trees.
  var caption: String?
  /// The colour of what is pointed out.
  var highlight = Theme.automatic.highlight.line
  /// Whether nodes are surely painted in preorder.
  var isInPreorder = false
  /// What was amended in the text that the trees were read from, or left out, or may have been
  /// meant otherwise; mostly nothing.
  public internal(set) var warnings: [Remark] = []
  /// What nodes say that is not seen where they stand.
  package var unseenAttributes: [UnseenAttribute] = []
  /// Whether what colours mean should be said, and they mean nothing.
  package var lacksLegend = false
}

extension TreePicture {
  /// Lays trees out.
  ///
  /// - Parameters:
  ///   - roots: the trees, first left.
  ///   - style: how to arrange them, and how to draw lines, but for their colour.
  ///   - colors: how to colour it.
  ///   - labels: how to write their labels.
  ///   - shape: the shape of nodes that name none.
  ///   - overlays: what is drawn over the trees.
  ///   - caption: what to say below them; nil for nothing.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package init(
    of roots: [Tree<Node>], style: DiagramStyle = DiagramStyle(),
    colors: PictureColors = PictureColors(),
    labels: LabelStyle = LabelStyle(), shape: NodeShape = .rounded,
    overlays: PictureOverlays = PictureOverlays(), caption: String? = nil
  ) {
    let legend = colors.hasLegend ? Legend(explaining: roots, colors, style, labels) : nil
    let forest = ForestDiagram(
      roots: roots, style: style, colors: colors, labels: labels, shape: shape,
      overlays: overlays, legend: legend)
    let drawing = caption.map { Drawing(of: forest.captioned($0)) } ?? Drawing(of: forest)
    let hasAttributes = roots.contains { $0.contains { $0.attributes != nil } }
    self.init(
      roots: roots, drawing: drawing, labels: labels, hasAttributes: hasAttributes,
      caption: caption, highlight: colors.theme.highlight.line,
      isInPreorder: !hasAttributes && style.isInPreorder,
      unseenAttributes: forest.unseen.problems, lacksLegend: colors.hasLegend && legend == nil)
  }

  /// The size in bytes of the labels' font, if the document carries all of it only because they
  /// have characters that its rules join.
  package var sizeOfWholeFont: Int? {
    labels.font.face.file?.isEmbedded == true ? drawing.sizeOfWholeFont : nil
  }
}

extension DiagramStyle {
  /// Whether nodes are painted each before those below it, the first child first, unless some are
  /// arranged otherwise.
  fileprivate var isInPreorder: Bool {
    switch arrangement {
    case .rows, .tidy: growth == .down || growth == .right
    case .hang, .columns, .list: growth == .down
    case .grid, .mindmap: false
    }
  }
}
