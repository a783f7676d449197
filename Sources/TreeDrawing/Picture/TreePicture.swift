/// The picture of one or several trees, which stand side by side.
///
///     let picture = try TreePicture(reading: "House\n  Kitchen\n  Study")
///     print(picture.svg)
public struct TreePicture: Sendable {
  let roots: [Tree<Node>]
  /// The picture laid out.
  public let drawing: Drawing
  /// How it is drawn; the arrangement is that which was chosen.
  let options: PictureOptions
  /// How each node's children stand, if that was chosen for each.
  let fitted: FittedForest?
  /// Whether there is more to say of any node than its label.
  let hasAttributes: Bool
  /// What the input calls itself; the document is called so unless it is said otherwise.
  package var inputTitle: String?
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
  /// Whether there is a node in a box, or may be one.
  package var hasBoxes = true
  /// How it was arranged so that it fits; nil if it was said how.
  package var fit: PictureFit?
}

extension TreePicture {
  /// Lays trees out.
  ///
  /// - Parameters:
  ///   - roots: the trees, first left.
  ///   - options: how to draw them.
  ///   - old: how a picture is arranged that this one should be like as far as that fits.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package init(
    of roots: [Tree<Node>], _ options: PictureOptions = PictureOptions(),
    like old: PictureArrangement? = nil
  ) {
    let forest = ForestDiagram(roots: roots, options: options)
    guard options.style.arrangement == .auto else {
      self.init(forest, forest.drawn)
      return
    }
    let result = PictureFitting(forest: forest, old: old).result()
    self.init(result.forest, result.drawing)
    fit = result.fit
  }

  private init(_ forest: ForestDiagram, _ drawing: Drawing) {
    let (options, ignored) = (forest.options, forest.ignored)
    let hasAttributes = forest.roots.contains { $0.contains { $0.attributes != nil } }
    let isInPreorder = !hasAttributes && forest.fitted == nil && options.style.isInPreorder
    self.options = options
    self.drawing = drawing
    self.hasAttributes = hasAttributes
    self.isInPreorder = isInPreorder
    roots = forest.roots
    fitted = forest.fitted?.forest
    unseenAttributes = ignored.problems
    numbersOfCutLabels = ignored.cutLabels
    lacksLegend = options.colors.hasLegend && forest.legend == nil
    hasBoxes =
      !forest.options.style.hasBranches
      && (options.shape != .none
        || roots.contains { $0.contains { $0.attributes?.values.shape != nil } })
  }

  /// The size in bytes of the labels' font, if the document carries all of it only because they
  /// have characters that its rules join.
  package var sizeOfWholeFont: Int? {
    options.labels.font.face.file?.isEmbedded == true ? drawing.sizeOfWholeFont : nil
  }
}

extension ForestDiagram {
  /// What the colours mean, if that is to be said.
  var legend: Legend? {
    options.colors.hasLegend ? Legend(explaining: roots, options) : nil
  }

  /// How far texts are from the sides of a picture at least, in points.
  private static let leastTextGap = 8.0

  /// The trees with words below them, if there are any.
  ///
  /// Names beside branches, and what stands on these, may reach farther than the branches do; only
  /// where they are drawn is it known how far.
  var drawn: Drawing {
    let drawing = drawing
    guard options.style.hasBranches, room == EdgeInsets() else { return drawing }
    var wider = self
    wider.room = TextBounds(of: drawing).spaceMissing(in: drawing.size, gap: Self.leastTextGap)
    return wider.room == room ? drawing : wider.drawing
  }

  private var drawing: Drawing {
    options.caption.map { Drawing(of: captioned($0)) } ?? Drawing(of: self)
  }
}

extension DiagramStyle {
  /// Whether nodes are painted each before those below it, the first child first, unless some are
  /// arranged otherwise.
  fileprivate var isInPreorder: Bool { arrangement.definition.isInPreorder(growth) }
}
