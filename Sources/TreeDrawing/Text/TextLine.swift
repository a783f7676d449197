/// A line of a text as it is drawn: parts of the text, and signs that are put in.
struct TextLine {
  private(set) var parts: [Part]

  /// A part of the text, or a sign.
  struct Part {
    let characters: Substring
    /// The character of the text whose style it has.
    let place: String.Index
    /// Whether it is no part of the text.
    var isSign = false
  }
}

extension TextLine {
  static let ellipsis = "…"

  /// Makes a line of a part of a text.
  init(_ text: Substring) {
    parts = [Part(characters: text, place: text.startIndex)]
  }

  /// Makes a line of a part of a text, an ellipsis, and perhaps another part.
  init(_ start: Substring?, cutAt place: String.Index, _ end: Substring? = nil) {
    parts = [Part(characters: Self.ellipsis[...], place: place, isSign: true)]
    if let start { parts.insert(Part(characters: start, place: start.startIndex), at: 0) }
    if let end { parts.append(Part(characters: end, place: end.startIndex)) }
  }

  /// What is drawn.
  var string: String {
    parts.count == 1 ? String(parts[0].characters) : parts.map(\.characters).joined()
  }

  /// Whether nothing but spaces stands on it.
  var isBlank: Bool { parts.allSatisfy { $0.characters.allSatisfy(\.isBreakingSpace) } }

  /// The line with a hyphen at its end, if the word that it ends with is parted at a soft hyphen.
  var hyphenated: TextLine {
    guard let last = parts.last, last.characters.last == .softHyphen else { return self }
    var line = self
    let kept = last.characters.dropLast()
    line.parts[parts.count - 1] = Part(characters: kept, place: last.place)
    line.parts.append(Part(characters: "-", place: kept.endIndex, isSign: true))
    return line
  }

  /// The line, with an invisible mark in front if it would be read the other way otherwise.
  ///
  /// - Parameter isRightToLeft: the way that it is to be read.
  /// - Returns: the line.
  func directed(_ isRightToLeft: Bool) -> TextLine {
    let own = parts.lazy.compactMap(\.characters.isRightToLeft).first
    guard (own ?? false) != isRightToLeft, let first = parts.first else { return self }
    let mark = isRightToLeft ? "\u{200F}" : "\u{200E}"
    var line = self
    line.parts.insert(Part(characters: mark[...], place: first.place, isSign: true), at: 0)
    return line
  }
}

extension TextRuler {
  /// The advance of a line, and what its letters say.
  func measure(_ line: TextLine) -> (width: Double, traits: TextTraits) {
    guard !runs.isEmpty else { return font.measure(line.string) }
    return line.parts.reduce((0, [])) { found, part in
      let (width, traits) =
        part.isSign ? measure(String(part.characters), at: part.place) : measure(part.characters)
      return (found.0 + width, found.1.union(traits))
    }
  }
}
