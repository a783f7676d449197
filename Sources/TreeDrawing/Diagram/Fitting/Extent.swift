/// How wide and high a subtree is in one of its arrangements.
struct Extent: Hashable, Sendable {
  /// In points.
  var width: Double
  /// In points.
  var height: Double
  /// The stage that the subtrees of the node's children have in common; nil if each may have its
  /// own.
  var common: Stage?

  var size: Size { Size(width: width, height: height) }
}
