/// The picture of one or several trees, which stand side by side.
///
///     let picture = try TreePicture(reading: "House\n  Kitchen\n  Study")
///     print(picture.svg)
public struct TreePicture: Sendable {
  let roots: [Tree<Node>]
  /// The picture laid out.
  public let drawing: Drawing
  let labels: LabelStyle
  /// How the trees are arranged as a whole.
  let arrangement: Arrangement
  /// How each node's children stand, if that was chosen for each.
  let fitted: FittedForest?
  /// Whether there is more to say of any node than its label.
  let hasAttributes: Bool
  /// What is said below the trees.
  var caption: String?
  /// What the input calls itself; the document is called so unless it is said otherwise.
  package var inputTitle: String?
  /// The colour of what is pointed out.
  var highlight = Theme.automatic.highlight.line
  /// Whether nodes are surely painted in preorder.
  var isInPreorder = false
  /// What was amended in the text that the trees were read from, or left out, or may have been
  /// meant otherwise; mostly nothing.
  public internal(set) var warnings: [Remark] = []
  /// What nodes say that is not seen where they stand.
  package var unseenAttributes: [UnseenAttribute] = []
  /// The numbers of the nodes of whose label the end is left out.
  var numbersOfCutLabels: Set<Int> = []
  /// Whether what colours mean should be said, and they mean nothing.
  package var lacksLegend = false
  /// How it was arranged so that it fits; nil if it was said how.
  package var fit: PictureFit?
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
  ///   - offer: what the picture should fit, in points, if the style leaves the arrangement open.
  ///   - old: how a picture is arranged that this one should be like as far as that fits.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package init(
    of roots: [Tree<Node>], style: DiagramStyle = DiagramStyle(),
    colors: PictureColors = PictureColors(),
    labels: LabelStyle = LabelStyle(), shape: NodeShape = .rounded,
    overlays: PictureOverlays = PictureOverlays(), caption: String? = nil,
    offer: ProposedViewSize = .unspecified, like old: PictureArrangement? = nil
  ) {
    let forest = ForestDiagram(
      roots: roots, style: style, colors: colors, labels: labels, shape: shape, overlays: overlays)
    let draw = { (forest: ForestDiagram) in forest.drawn(with: caption) }
    guard style.arrangement == .auto else {
      self.init(forest, draw(forest), caption: caption)
      return
    }
    let result = PictureFitting(forest: forest, offer: offer, old: old, draw: draw).result()
    self.init(result.forest, result.drawing, caption: caption)
    fit = result.fit
  }

  private init(_ forest: ForestDiagram, _ drawing: Drawing, caption: String?) {
    let hasAttributes = forest.roots.contains { $0.contains { $0.attributes != nil } }
    let isInPreorder = !hasAttributes && forest.fitted == nil && forest.style.isInPreorder
    self.init(
      roots: forest.roots, drawing: drawing, labels: forest.labels,
      arrangement: forest.style.arrangement, fitted: forest.fitted?.forest,
      hasAttributes: hasAttributes, caption: caption, highlight: forest.colors.theme.highlight.line,
      isInPreorder: isInPreorder, unseenAttributes: forest.unseen.problems,
      numbersOfCutLabels: forest.unseen.cutLabels,
      lacksLegend: forest.colors.hasLegend && forest.legend == nil)
  }

  /// The size in bytes of the labels' font, if the document carries all of it only because they
  /// have characters that its rules join.
  package var sizeOfWholeFont: Int? {
    labels.font.face.file?.isEmbedded == true ? drawing.sizeOfWholeFont : nil
  }
}

extension ForestDiagram {
  /// What the colours mean, if that is to be said.
  var legend: Legend? {
    colors.hasLegend ? Legend(explaining: roots, colors, style, labels) : nil
  }

  /// How far texts are from the sides of a picture at least, in points.
  private static let leastTextGap = 8.0

  /// The trees with words below them, if there are any.
  ///
  /// Names beside branches, and what stands on these, may reach farther than the branches do; only
  /// where they are drawn is it known how far.
  fileprivate func drawn(with caption: String?) -> Drawing {
    let drawing = drawing(with: caption)
    guard style.hasBranches, room == EdgeInsets() else { return drawing }
    var wider = self
    wider.room = TextBounds(of: drawing).spaceMissing(in: drawing.size, gap: Self.leastTextGap)
    return wider.room == room ? drawing : wider.drawing(with: caption)
  }

  private func drawing(with caption: String?) -> Drawing {
    caption.map { Drawing(of: captioned($0)) } ?? Drawing(of: self)
  }
}

extension DiagramStyle {
  /// Whether nodes are painted each before those below it, the first child first, unless some are
  /// arranged otherwise.
  fileprivate var isInPreorder: Bool { arrangement.definition.isInPreorder(growth) }
}
