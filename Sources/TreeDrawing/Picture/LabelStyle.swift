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

  /// The space around a label in its box.
  ///
  /// On the sides it leaves room for labels of up to 20 characters in viewers that have DejaVu
  /// fonts instead and cannot be told how wide a text is. These differ more from bold letters, and
  /// from those with serifs.
  var insets: EdgeInsets {
    let side = sidePadding * scale
    return EdgeInsets(top: 8 * scale, leading: side, bottom: 8 * scale, trailing: side)
  }

  /// The space on a side of labels of 14 points, in points.
  private var sidePadding: Double {
    switch (font.face.design == .serif, font.weight == .bold) {
    case (false, false): 12
    case (true, true): 24
    default: 16
    }
  }

  /// The lines of a label.
  func lines(of label: String) -> String { wrapping.lines(of: label, in: font).text }

  /// The lines of a note, of which none is left out.
  func lines(ofNote note: String) -> String {
    LabelWrapping(width: wrapping.width).lines(of: note, in: noteFont).text
  }

  /// Whether a part of a label is left out.
  func cuts(_ label: String) -> Bool {
    wrapping.maxLines != nil && wrapping.lines(of: label, in: font).isCut
  }

  /// The font of what is said beside: notes, and labels of edges.
  var noteFont: Font {
    var note = font
    note.size = 11 * scale
    note.weight = .regular
    return note
  }
}
