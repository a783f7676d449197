/// The widths of labels in any script, in em.
struct LabelAdvances {
  /// One emoji, which is 1.21 to 1.25 in the browsers measured.
  private static let emoji = 1.25
  /// A mark that encloses a character or stands over it, which fonts give room of its own.
  private static let enclosingMark = 0.75
  /// A character of which nothing is known.
  private static let other = 0.9

  private let table: AdvanceTable
  private let file: FontFile?

  /// Measures in a font of a weight.
  init(_ face: Face, _ weight: Font.Weight) {
    table = face.advances(in: weight)
    file = face.file
  }

  /// The width of a label, in em.
  ///
  /// Emoji are counted by grapheme cluster, as a family of four is one picture of seven code
  /// points; everything else is counted by code point. Finding the clusters takes longer than
  /// that, so it is done only where emoji may be joined.
  func advance(of label: String) -> Double {
    var sum = 0.0
    for scalar in label.unicodeScalars {
      guard !scalar.joinsEmoji else { return advanceByCluster(of: label) }
      sum += advance(of: scalar.drawnForm)
    }
    return sum
  }

  private func advanceByCluster(of label: String) -> Double {
    var sum = 0.0
    for character in label {
      if character.isDrawnAsEmoji {
        sum += Self.emoji * Double(1 + character.strayModifiers)
      } else {
        for scalar in character.unicodeScalars { sum += advance(of: scalar.drawnForm) }
      }
    }
    return sum
  }

  /// The width of a code point by itself, in em.
  private func advance(of scalar: Unicode.Scalar) -> Double {
    if let advance = file?.advance(of: scalar), !scalar.isMark { return advance }
    if let advance = table[scalar] { return advance }
    if let advance = AdvanceRange.eastAsian.advance(of: scalar) { return advance }
    if 0x20D0...0x20FF ~= scalar.value { return Self.enclosingMark }
    if scalar.takesNoRoom { return 0 }
    let advance = AdvanceRange.scripts.advance(of: scalar) ?? Self.other
    return scalar.mayBeDrawnAsEmoji ? max(Self.emoji, advance) : advance
  }
}

extension Unicode.Scalar {
  /// Whether viewers put this on another character, or show nothing, whatever the font says.
  fileprivate var isMark: Bool { value >= 0x300 ? takesNoRoom : value == 0xAD }

  /// Whether this is a mark on another character, or invisible.
  fileprivate var takesNoRoom: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }
}
