extension Font {
  /// The room that a label takes from left to right, in points.
  ///
  /// It is the sum of the advances of what is drawn (see `String.drawnForm`), without kerning,
  /// which only shortens. No font is opened: letters that Helvetica lacks count with an upper
  /// bound for their script, so that a label is rather too long than too short.
  ///
  ///     Font.default.advance(of: "Root")  // 29.572…
  ///
  /// - Parameter label: The text of one line.
  /// - Returns: The width, not rounded.
  /// - Complexity: O(*n*), where *n* is the length of the label.
  func advance(of label: String) -> Double {
    let ascii = face.asciiAdvances(in: weight).flatMap { asciiAdvance(of: label, in: $0) }
    let ems = ascii ?? LabelAdvances(face, weight).advance(of: label)
    return ems * size
  }

  /// The height of a line's box, in points.
  var lineHeight: Double { max(1.3, face.leastLineHeight) * size }

  /// How far the baseline is below the middle of the line's box, in points.
  ///
  /// It is half the height of a capital letter, so that capitals stand in the middle.
  var baselineFromMiddle: Double { face.capHeight / 2 * size }
}
