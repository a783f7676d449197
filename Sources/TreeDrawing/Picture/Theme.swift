/// The colours of a picture.
package struct Theme: Hashable, Sendable {
  /// The labels' colour.
  package var text: Color
  /// The colour of secondary text: notes, labels of edges, and how many nodes were left out.
  package var muted: Color
  /// The nodes' inside.
  package var fill: Color
  /// The nodes' outline.
  package var border: Color
  /// The lines between nodes.
  package var edge: Color
}

extension Theme {
  /// Dark on light, for white pages.
  package static let light = Theme(
    text: Color(rgb: 0x1f2328), muted: Color(rgb: 0x59636e), fill: Color(rgb: 0xf6f8fa),
    border: Color(rgb: 0xc4ccd6), edge: Color(rgb: 0x8b949e))
}
