// The lengths around labels. They are in proportion to the font; given are those for 14 points.

extension LabelStyle {
  /// The height of each line of a label, whatever its script, so that the boxes of a row are
  /// equally high; a font from a file may need more.
  var lineHeight: LineHeight { lineHeight(18, font) }

  /// The height of each line of a note, and of other texts in its font.
  var noteLineHeight: LineHeight { lineHeight(15.5, noteFont) }

  /// The space between a label and its note; their lines overlap a little.
  var noteGap: Double { -0.5 * scale }

  /// The space around a label in its box: 34 points high in all.
  ///
  /// On the sides it leaves room for labels of up to 20 characters in viewers that have DejaVu
  /// fonts instead and cannot be told how wide a text is. These differ more from bold letters, and
  /// from those with serifs.
  var boxSpace: TextSpace { space(sides: sidePadding, 8) }

  /// The space around a label in a box between the texts of a grid: 26 points high in all.
  var gridBoxSpace: TextSpace { space(sides: sidePadding - 2, 4) }

  /// The space around a label without a box.
  var bareSpace: TextSpace { space(sides: 4, 4) }

  /// The space between a dot and the text of its line.
  var gapBehindDot: Double { 8 * scale }

  /// The extent of a node without a label that stands alone; as those of boxes, it is even.
  var emptySide: Double { (8 * scale).roundedUp(to: 2) }

  /// The space around a line of a list, from its dot on: 22 points high in all.
  func rowSpace(behindDot dot: Double) -> TextSpace {
    var space = space(sides: 4, 2)
    space.insets.leading = dot + gapBehindDot
    return space
  }

  /// The space around a word under a roof.
  var wordSpace: TextSpace { TextSpace(insets: space(sides: 0, 4).insets) }

  /// The space around a text in a grid: as high as the line, 18 points.
  var cellSpace: TextSpace { space(sides: 1, 0) }

  /// The space around a text of several lines in a grid, which keeps it apart from others.
  var cellOfLinesSpace: TextSpace { space(sides: 1, 2) }

  /// The space around how many nodes are left out: 24 points high in all.
  var markSpace: TextSpace { space(sides: 9, 4.25) }

  /// The space around the label of an edge: 19 points high in all.
  var edgeSpace: TextSpace {
    TextSpace(insets: space(sides: 7, 1.75).insets, steps: Size(width: 2, height: 1))
  }

  /// The space around a label with a note, if there is some around a label that stands alone: 44
  /// points high in all, both lines of letters being equally far from the sides.
  func notedInsets(_ insets: EdgeInsets) -> EdgeInsets {
    var noted = insets
    noted.top -= 3 * scale
    noted.bottom -= 2 * scale
    return noted
  }

  /// The space beside the corners of a label, where the outline may be nearer than at its middle.
  var cornerPadding: Double { 8 * scale }

  /// Space whose sides together with a text are of whole points, and even.
  private func space(sides: Double, _ height: Double) -> TextSpace {
    let (side, height) = (sides * scale, height * scale)
    return TextSpace(
      insets: EdgeInsets(top: height, leading: side, bottom: height, trailing: side),
      steps: Size(width: 2, height: 2))
  }

  /// The space on a side of labels.
  private var sidePadding: Double {
    switch (font.face.design == .serif, font.weight == .bold) {
    case (false, false): 12
    case (true, true): 24
    default: 16
    }
  }

  private func lineHeight(_ height: Double, _ font: Font) -> LineHeight {
    .exact(points: max(height * scale, font.face.leastLineHeight * font.size))
  }
}

extension LabelStyle {
  /// The size of a label's lines.
  func size(ofLabel text: FixedText) -> Size { size(of: text, font, lineHeight) }

  /// The size of the lines of a label, which may be bold.
  func size(ofLabel text: FixedText, isBold: Bool) -> Size {
    isBold ? size(ofBold: text) : size(ofLabel: text)
  }

  /// The size of the lines of a label and its note.
  func size(_ label: Size, above note: FixedText) -> Size {
    let note = size(ofNote: note)
    return Size(
      width: max(label.width, note.width), height: label.height + noteGap + note.height)
  }

  /// The greatest advance of a letter, a digit or a sign of ASCII in a label, which may be bold.
  var greatestAdvance: Double {
    [font, font.bold()].reduce(0) { widest, font in
      (UInt8(0x20)...0x7E).reduce(widest) { max($0, font.advance(of: String(UnicodeScalar($1)))) }
    }
  }

  /// The size of the lines of a bold label.
  func size(ofBold text: FixedText) -> Size { size(of: text, font.bold(), lineHeight) }

  /// The size of the lines of a note.
  func size(ofNote text: FixedText) -> Size { size(of: text, noteFont, noteLineHeight) }

  private func size(of text: FixedText, _ font: Font, _ lineHeight: LineHeight) -> Size {
    var environment = EnvironmentValues()
    environment.font = font
    environment.lineHeight = lineHeight
    return TextBlock(text.broken(in: font).content, in: environment).size
  }
}
