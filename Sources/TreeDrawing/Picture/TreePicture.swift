/// The picture of one or several trees, which stand side by side.
package struct TreePicture {
  let roots: [Tree<Node>]
  let drawing: Drawing
  let labels: LabelStyle
  /// Whether there is more to say of any node than its label.
  let hasAttributes: Bool
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
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package init(
    of roots: [Tree<Node>], style: DiagramStyle = DiagramStyle(),
    colors: PictureColors = PictureColors(),
    labels: LabelStyle = LabelStyle(), shape: NodeShape = .rounded,
    overlays: PictureOverlays = PictureOverlays()
  ) {
    let forest = ForestDiagram(
      roots: roots, style: style, colors: colors, labels: labels, shape: shape,
      overlays: overlays)
    self.init(
      roots: roots, drawing: Drawing(of: forest), labels: labels,
      hasAttributes: roots.contains { $0.contains { $0.attributes != nil } })
  }

  /// The size in bytes of the labels' font, if the document carries all of it only because they
  /// have characters that its rules join.
  package var sizeOfWholeFont: Int? {
    labels.font.face.file?.isEmbedded == true ? drawing.sizeOfWholeFont : nil
  }
}
