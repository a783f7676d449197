/// The form of a node's outline.
package enum NodeShape: String, CaseIterable, Sendable {
  /// A rectangle with rounded corners.
  case rounded
  /// A rectangle.
  case rect
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
  /// A barrel that stands, as databases are drawn.
  case cylinder
  /// A folder with its tab.
  case folder
  /// A sheet of paper with a folded corner.
  case document
  /// A line below the text.
  case underline
  /// No outline at all.
  case none
}
