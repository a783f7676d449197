/// How the labels of nodes are written.
package struct LabelStyle: Hashable, Sendable {
  /// The font; padding, corners and notes are in proportion to its size.
  package var font: Font
  /// How long and how many lines are.
  package var wrapping: LabelWrapping

  /// Makes a style; what is not given is the default.
  package init(font: Font = .default, wrapping: LabelWrapping = LabelWrapping()) {
    self.font = font
    self.wrapping = wrapping
  }
}

extension LabelStyle {
  /// The sizes that boxes and lines are made for, in points.
  package static let fontSizes = 6.0...96.0

  /// How much larger everything is than around labels of 14 points.
  var scale: Double { font.size / Font.default.size }

  /// The lines of a label.
  func lines(of label: String) -> String { wrapping.lines(of: label, in: font).text }

  /// The lines of a label above a note.
  func lines(ofNoted label: String) -> String { wrapping.lines(of: label, in: font.bold()).text }

  /// The lines of a note, of which none is left out.
  func lines(ofNote note: String) -> String {
    LabelWrapping(width: wrapping.width).lines(of: note, in: noteFont).text
  }

  /// Whether a part of a node's label is left out.
  func cuts(_ node: Node) -> Bool {
    guard wrapping.maxLines != nil else { return false }
    let isNoted = node.attributes?.values.note != nil
    return wrapping.lines(of: node.label, in: isNoted ? font.bold() : font).isCut
  }

  /// The font of what is said beside: notes, labels of edges, how many nodes are left out.
  var noteFont: Font {
    var note = font
    note.size = 12 * scale
    note.weight = .regular
    return note
  }
}
