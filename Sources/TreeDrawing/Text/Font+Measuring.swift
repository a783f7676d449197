extension Font {
  /// The room that a label takes from left to right, in points.
  ///
  /// It is the sum of the advances of what is drawn (see `String.drawnForm`), without kerning,
  /// which only shortens. No font is opened: letters that the font's face lacks count with an upper
  /// bound for them, so that a label is rather too long than too short.
  ///
  ///     Font.default.advance(of: "Root")  // 29.572…
  ///
  /// - Parameter label: the text of one line.
  /// - Returns: the width, not rounded.
  /// - Complexity: O(*n*), where *n* is the length of the label.
  func advance(of label: String) -> Double { measure(label).width }

  /// The room that a label takes from left to right, in points, and what else its letters say.
  func measure(_ label: String) -> (width: Double, traits: TextTraits) {
    if let width = plainAdvance(of: label) { return (width, []) }
    let (ems, traits) = LabelAdvances(face, weight).measure(label)
    return (ems * size, traits)
  }

  /// The room that a label takes from left to right, in points, if it is one line of printable
  /// ASCII.
  func plainAdvance(of label: String) -> Double? {
    guard let advances = face.asciiAdvances(in: weight) else { return nil }
    return asciiAdvance(of: label, in: advances).map { $0 * size }
  }

  /// The height of the box of a single line, in points.
  func boxHeight(_ traits: TextTraits) -> Double {
    max(traits.contains(.tall) ? 1.7 : 1.3, face.leastLineHeight) * size
  }

  /// How far each of several lines is below the one before, in points.
  func lineHeight(_ traits: TextTraits) -> Double {
    max(traits.contains(.tall) ? 1.7 : 1.35, face.leastLineHeight) * size
  }

  /// How far the baseline is below the middle of the line's box, in points.
  ///
  /// It is half the height of a capital letter, so that capitals stand in the middle.
  var baselineFromMiddle: Double { face.capHeight / 2 * size }
}
