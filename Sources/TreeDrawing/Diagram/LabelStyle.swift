/// How the labels of nodes are written.
package struct LabelStyle: Hashable, Sendable {
  /// The font; padding, corners and notes are in proportion to its size.
  package var font: Font

  /// Makes a style; what is not given is the default.
  package init(font: Font = .default) {
    self.font = font
  }
}

extension LabelStyle {
  /// The sizes that boxes and lines are made for, in points.
  package static let fontSizes = 6.0...96.0

  /// How much larger everything is than around labels of 14 points.
  var scale: Double { font.size / Font.default.size }

  /// The font of what is said beside: notes, and labels of edges.
  var noteFont: Font {
    var note = font
    note.size = 11 * scale
    note.weight = .regular
    return note
  }
}
