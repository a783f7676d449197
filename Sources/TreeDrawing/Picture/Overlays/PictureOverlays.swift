/// What is drawn over the trees of a picture, by the numbers of nodes.
package struct PictureOverlays: Hashable, Sendable {
  /// What is pointed out.
  var emphasis: Emphasis?
  /// What is drawn in front.
  var nodes = NodeOverlays()

  /// Makes overlays that are none.
  package init() {}
}
