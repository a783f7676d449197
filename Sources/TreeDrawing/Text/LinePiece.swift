/// A part of a text in which no line ends.
struct LinePiece {
  /// The characters, without the spaces behind them.
  let text: Substring
  /// The advance of the characters, in points.
  let width: Double
  /// The advance of the hyphen that is drawn if a line ends here, in points; mostly none is.
  let hyphenWidth: Double
  /// The spaces behind them, which are left out where a line ends.
  let spaces: Substring
  /// The advance of these spaces, in points.
  let spacesWidth: Double
  /// Whether a line begins here, because it is the beginning of a word that fits in no line.
  var beginsLine = false
}

extension LinePiece {
  /// The advance of the characters at the end of a line, in points.
  var widthAtEnd: Double { width + hyphenWidth }

  init(_ characters: Substring, in ruler: TextRuler) {
    let end = characters.lastIndex { !$0.isBreakingSpace }.map(characters.index(after:))
    // What is nothing but spaces stands for itself, as at the beginning of a text.
    let text = end.map { characters[..<$0] } ?? characters
    self.text = text
    width = ruler.advance(of: text)
    hyphenWidth =
      text.last == .softHyphen ? ruler.advance(of: "-", at: text.startIndex) : 0
    spaces = characters[text.endIndex...]
    spacesWidth = spaces.isEmpty ? 0 : ruler.advance(of: spaces)
  }
}

extension Substring {
  /// Takes a line apart where it may end.
  ///
  /// Words that are longer than a limit are taken apart after signs that paths, addresses and names
  /// are made with; and where this is not enough, into characters.
  ///
  /// - Parameters:
  ///   - ruler: what measures the text.
  ///   - limit: the greatest length of a part, in points, unless it is one character.
  /// - Returns: the parts, in order.
  /// - Complexity: O(*n*), where *n* is the length of the line.
  func pieces(in ruler: TextRuler, upTo limit: Double) -> [LinePiece] {
    var pieces: [LinePiece] = []
    for word in parts(endingWhere: { $0.allowsBreak(before: $1) }) {
      pieces.add(word, in: ruler, upTo: limit) { word in
        word.parts { $0.endsPartOfWord && !$1.endsPartOfWord && !$1.isBreakingSpace }
      }
    }
    return pieces
  }

  /// The parts that end where two neighbours are to be parted.
  fileprivate func parts(endingWhere isEnd: (Character, Character) -> Bool) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var previous: Character?
    for index in indices {
      let next = self[index]
      if let previous, isEnd(previous, next) {
        parts.append(self[start..<index])
        start = index
      }
      previous = next
    }
    return start < endIndex ? parts + [self[start...]] : parts
  }
}

extension [LinePiece] {
  /// Adds a word, or its parts if it is too long, or their characters if one of those is.
  fileprivate mutating func add(
    _ word: Substring, in ruler: TextRuler, upTo limit: Double, parts: (Substring) -> [Substring]
  ) {
    let piece = LinePiece(word, in: ruler)
    guard piece.widthAtEnd > limit else { return append(piece) }
    let start = count
    defer { if start < count { self[start].beginsLine = true } }
    for part in parts(word) {
      let piece = LinePiece(part, in: ruler)
      if piece.widthAtEnd <= limit {
        append(piece)
      } else {
        self += part.parts { !$1.isBreakingSpace && $1 != .softHyphen }.map {
          LinePiece($0, in: ruler)
        }
      }
    }
  }
}
