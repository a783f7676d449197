/// How the labels of nodes are written.
package struct LabelStyle: Hashable, Sendable {
  /// The font; padding, corners and notes are in proportion to its size.
  package var font: Font
  /// How long and how many lines are.
  package var wrapping: TextLimits

  /// Makes a style; what is not given is the default.
  package init(font: Font = .default, wrapping: TextLimits = TextLimits()) {
    self.font = font
    self.wrapping = wrapping
  }
}

extension LabelStyle {
  /// The sizes that boxes and lines are made for, in points.
  package static let fontSizes = 6.0...96.0

  /// How much larger everything is than around labels of 14 points.
  var scale: Double { font.size / Font.default.size }

  /// A label as a text; line ends at its end make no lines.
  @inline(__always)
  func text(_ label: String, in space: TextSpace = TextSpace()) -> FixedText {
    FixedText(content: label.withoutLineEndsAtEnd, space: space, limits: wrapping)
  }

  /// A note as a text, of whose lines none is left out.
  func text(ofNote note: String) -> FixedText {
    FixedText(
      content: note.withoutLineEndsAtEnd, limits: TextLimits(width: wrapping.width))
  }

  /// Whether a part of a node's label is left out.
  func cuts(_ node: Node) -> Bool {
    guard wrapping.lineLimit != nil else { return false }
    let isNoted = node.attributes?.values.note != nil
    let ruler = TextRuler(font: isNoted ? font.bold() : font)
    return wrapping.lines(of: node.label.withoutLineEndsAtEnd, ruler).isCut
  }

  /// The font of what is said beside: notes, labels of edges, how many nodes are left out.
  var noteFont: Font {
    var note = font
    note.size = 12 * scale
    note.weight = .regular
    return note
  }
}
