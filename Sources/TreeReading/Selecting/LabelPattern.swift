/// What a label may look like: a text that is in it, or one with `*` and `?` that it is as a whole.
///
///     LabelPattern("bat").matches(FoldedLabel("Fruit bats"))   // true
///     LabelPattern("bat*").matches(FoldedLabel("Fruit bats"))  // false
///
/// `*` stands for any characters, `?` for one. Small letters and capitals are equal.
struct LabelPattern: Sendable {
  let text: String
  private let characters: [Sign<Character>]
  /// The pattern as bytes, if these are ASCII.
  private let bytes: [Sign<UInt8>]?

  /// A part of a pattern.
  enum Sign<Letter: Equatable & Sendable>: Equatable, Sendable {
    case letter(Letter)
    case anyLetter
    case anyText
  }

  init(_ text: String) {
    self.text = text
    let folded = FoldedLabel(text)
    let signs = folded.characters.map(Self.sign)
    characters = text.hasWildcards ? signs : [.anyText] + signs + [.anyText]
    bytes = folded.bytes == nil ? nil : characters.map(\.ofByte)
  }

  private static func sign(_ character: Character) -> Sign<Character> {
    switch character {
    case "*": .anyText
    case "?": .anyLetter
    default: .letter(character)
    }
  }

  /// Whether a label looks like that.
  ///
  /// - Complexity: O(*n* · *m*) for the two lengths, where *m* is that of the pattern.
  func matches(_ label: FoldedLabel) -> Bool {
    if let bytes, let letters = label.bytes { return Self.matches(letters, bytes) }
    return Self.matches(label.characters, characters)
  }
}

extension LabelPattern {
  /// Whether it is compared with the whole label.
  var hasWildcards: Bool { text.hasWildcards }

  /// Lets each `*` stand for as little as possible: when more is needed, only the last must grow.
  private static func matches<Letter>(_ letters: [Letter], _ signs: [Sign<Letter>]) -> Bool {
    var (letter, sign) = (0, 0)
    var retry: (letter: Int, sign: Int)?
    while letter < letters.count {
      if sign < signs.count, signs[sign] == .anyText {
        sign += 1
        retry = (letter, sign)
        if sign == signs.count { return true }
      } else if sign < signs.count, signs[sign].matches(letters[letter]) {
        (letter, sign) = (letter + 1, sign + 1)
      } else if let last = retry {
        retry = (last.letter + 1, last.sign)
        (letter, sign) = (last.letter + 1, last.sign)
      } else {
        return false
      }
    }
    return signs[sign...].allSatisfy { $0 == .anyText }
  }
}

extension LabelPattern.Sign {
  fileprivate func matches(_ other: Letter) -> Bool {
    switch self {
    case .letter(let letter): letter == other
    case .anyLetter: true
    case .anyText: false
    }
  }
}

extension LabelPattern.Sign<Character> {
  fileprivate var ofByte: LabelPattern.Sign<UInt8> {
    switch self {
    case .letter(let letter): .letter(letter.utf8.first ?? 0)
    case .anyLetter: .anyLetter
    case .anyText: .anyText
    }
  }
}

extension String {
  fileprivate var hasWildcards: Bool { contains { $0 == "*" || $0 == "?" } }
}

/// A label as patterns see it: as it is drawn, all letters small.
struct FoldedLabel {
  private let text: String
  /// The label as bytes, if these are ASCII.
  let bytes: [UInt8]?

  init(_ label: String) {
    text = label.drawnForm
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    bytes = isASCII ? text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 } : nil
  }

  var characters: [Character] { Array(text.lowercased()) }
}
