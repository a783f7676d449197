/// The widths of labels in any script, in em.
struct LabelAdvances {
  /// One emoji, which is 1.21 to 1.25 in the browsers measured.
  private static let emoji = 1.25
  /// A mark that encloses a character or stands over it, which fonts give room of its own.
  private static let enclosingMark = 0.75
  /// A character of which nothing is known.
  private static let other = 0.9

  private let table: AdvanceTable
  private let design: Font.Design
  private let file: FontFile?

  /// Measures in a font of a weight.
  init(_ face: Face, _ weight: Font.Weight) {
    table = face.advances(in: weight)
    design = face.design
    file = face.file
  }

  /// The width of a label, in em, and what else its letters say.
  ///
  /// Emoji are counted by grapheme cluster, as a family of four is one picture of seven code
  /// points; everything else is counted by code point. Finding the clusters takes longer than
  /// that, so it is done only where emoji may be joined.
  func measure(_ label: String) -> (em: Double, traits: TextTraits) {
    var sum = Sum()
    for scalar in label.unicodeScalars {
      guard !scalar.joinsEmoji else { return measureByCluster(label) }
      add(scalar.drawnForm, to: &sum)
    }
    return (sum.em, sum.traits)
  }

  private func measureByCluster(_ label: String) -> (em: Double, traits: TextTraits) {
    var sum = Sum()
    for character in label {
      if character.isDrawnAsEmoji {
        sum.em += Self.emoji * Double(1 + character.strayModifiers)
        sum.traits.insert(.estimated)
        sum.endsWithSquarePunctuation = false
      } else {
        for scalar in character.unicodeScalars { add(scalar.drawnForm, to: &sum) }
      }
    }
    return (sum.em, sum.traits)
  }

  /// The part of a label that was measured so far.
  private struct Sum {
    var em = 0.0
    var traits: TextTraits = []
    /// Whether a letter was met, which tells the direction.
    var hasDirection = false
    /// Whether the last character was a bracket or a full stop that stands in a square.
    var endsWithSquarePunctuation = false
  }

  private func add(_ scalar: Unicode.Scalar, to sum: inout Sum) {
    if let advance = file == nil ? nil : advanceInFile(of: scalar) {
      sum.em += advance
      if scalar.needsShaping { sum.traits.insert(.estimated) }
    } else if let advance = knownAdvance(of: scalar) {
      sum.em += advance
      if !design.knowsWidth(of: scalar) { sum.traits.insert(.estimated) }
    } else {
      sum.em += estimatedAdvance(of: scalar)
      sum.traits.insert(.estimated)
    }
    add(isSquarePunctuation: scalar.isSquarePunctuation, to: &sum)
    if scalar.isTall { sum.traits.insert(.tall) }
    if !sum.hasDirection, let isRightToLeft = scalar.isRightToLeftLetter {
      sum.hasDirection = true
      if isRightToLeft { sum.traits.insert(.rightToLeft) }
    }
  }

  /// Of two brackets or full stops in squares side by side browsers leave out what is empty between
  /// them, if the font says how, and would stretch everything else if they were told the width of
  /// the line.
  private func add(isSquarePunctuation: Bool, to sum: inout Sum) {
    if isSquarePunctuation && sum.endsWithSquarePunctuation { sum.traits.insert(.estimated) }
    sum.endsWithSquarePunctuation = isSquarePunctuation
  }

  /// The width of a code point in any viewer, in em, if there is such a width.
  private func knownAdvance(of scalar: Unicode.Scalar) -> Double? {
    table[scalar] ?? AdvanceRange.eastAsian.advance(of: scalar)
  }

  /// The width in the font file, if that has it; marks stand on other characters, whatever it says.
  private func advanceInFile(of scalar: Unicode.Scalar) -> Double? {
    scalar.isMark ? nil : file?.advance(of: scalar)
  }

  /// What a code point takes at most by itself, in em.
  private func estimatedAdvance(of scalar: Unicode.Scalar) -> Double {
    if 0x20D0...0x20FF ~= scalar.value { return Self.enclosingMark }
    if let advance = AdvanceRange.wide.advance(of: scalar) { return advance }
    let advance = ScriptAdvances.all[scalar] ?? ruledAdvance(of: scalar)
    return scalar.mayBeDrawnAsEmoji ? max(Self.emoji, advance) : advance
  }

  /// The width of a code point that no table has.
  private func ruledAdvance(of scalar: Unicode.Scalar) -> Double {
    scalar.takesNoRoom ? 0 : AdvanceRange.scripts.advance(of: scalar) ?? Self.other
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
