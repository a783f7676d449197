/// What is said of how to draw trees.
package struct PictureOptions: Sendable {
  /// How to arrange them, and how to draw lines, but for their colour.
  package var style: DiagramStyle
  /// How to colour them.
  package var colors: PictureColors
  /// How to write their labels.
  package var labels: LabelStyle
  /// The shape of nodes that name none.
  package var shape: NodeShape
  /// What is drawn over the trees.
  package var overlays: PictureOverlays
  /// What to say below them; nil for nothing.
  package var caption: String?
  /// What the picture should fit, in points, if the style leaves the arrangement open.
  package var offer: ProposedViewSize

  /// Makes options; what is not given is the default.
  package init(
    style: DiagramStyle = DiagramStyle(), colors: PictureColors = PictureColors(),
    labels: LabelStyle = LabelStyle(), shape: NodeShape = .rounded,
    overlays: PictureOverlays = PictureOverlays(), caption: String? = nil,
    offer: ProposedViewSize = .unspecified
  ) {
    self.style = style
    self.colors = colors
    self.labels = labels
    self.shape = shape
    self.overlays = overlays
    self.caption = caption
    self.offer = offer
  }
}
