/// The form of a node's outline.
package enum NodeShape: String, CaseIterable, Sendable {
  /// A rectangle.
  case rect
  /// A rectangle with rounded corners.
  case rounded
  /// A rectangle with half circles at its sides.
  case capsule
  /// An ellipse.
  case ellipse
  /// A circle.
  case circle
  /// A square on its corner.
  case diamond
  /// A hexagon with corners to the left and to the right.
  case hexagon
  /// No outline at all.
  case none
}
