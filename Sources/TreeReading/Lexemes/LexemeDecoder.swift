/// Turns lexemes into text that SVG can show, and keeps account of what it had to replace.
///
/// What cannot be shown becomes U+FFFD: bytes that are not UTF-8, one for each maximal subpart of a
/// sequence as Unicode recommends; characters that XML 1.0 forbids; the other control characters,
/// which viewers leave out or draw as boxes; and the surrogates that a JSON escape names without
/// its other half.
struct LexemeDecoder {
  let bytes: [UInt8]
  /// Whether characters that cannot be shown stay: for keys, which are compared and quoted, but not
  /// drawn.
  private let keepsUnshowable: Bool
  private(set) var flaws = TextFlaws()
  /// What Markdown defines by name, once it has been asked for.
  var markdownLinks: MarkdownLinks?

  init(_ bytes: [UInt8], keepsUnshowable: Bool = false) {
    self.bytes = bytes
    self.keepsUnshowable = keepsUnshowable
  }

  mutating func text(of lexeme: Lexeme) -> String {
    lexeme.isSpelled(.ascii) ? String(lexeme.range, of: bytes) : textOfOther(lexeme)
  }

  /// The node with a label, or the slot.
  mutating func node(of lexeme: Lexeme) -> Node {
    lexeme.isSlot ? .slot : Node(label: text(of: lexeme))
  }

  private mutating func textOfOther(_ lexeme: Lexeme) -> String {
    switch lexeme.spelling {
    case .ascii: String(lexeme.range, of: bytes)
    case .utf8: text(lexeme.range)
    case .escaped: unescapedText(lexeme.range)
    case .doubled: undoubledText(lexeme.range, of: UInt8(ascii: "\""))
    case .terminal: uncolouredText(lexeme.range)
    case .doubledApostrophes: undoubledText(lexeme.range, of: UInt8(ascii: "'"))
    case .byteEscaped: unquotedText(lexeme.range)
    case .unclosed: text(lexeme.range) + "]"
    case .markdown: markdownText(lexeme.range)
    case .markdownTarget: markdownTarget(lexeme.range)
    case .mermaid: mermaidText(lexeme.range)
    case .yes: "true"
    case .slot: ""
    case .phrase: phrase(lexeme.range)
    }
  }

  /// The words of a text with a space between them.
  private mutating func phrase(_ range: Range<Int>) -> String {
    text(range).split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
  }

  mutating func text(_ range: Range<Int>) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self), !hasUnshowable(range)
    else { return amendedText(range) }
    return text
  }

  /// Whether characters that cannot be shown are among bytes that are valid UTF-8.
  private func hasUnshowable(_ range: Range<Int>) -> Bool {
    for position in range {
      let byte = bytes[position]
      if byte < 0x20, !byte.isWhiteSpace { return true }
      // U+0080 to U+009F are C2 80 to C2 9F.
      if byte == 0x7F || byte == 0xC2 && bytes[position + 1] < 0xA0 { return true }
      // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
      if byte == 0xEF, bytes[position + 1] == 0xBF, bytes[position + 2] >= 0xBE { return true }
    }
    return false
  }

  private mutating func amendedText(_ range: Range<Int>) -> String {
    amendedText(of: bytes[range], at: range.lowerBound)
  }

  /// The text of bytes that need not be those of the source.
  ///
  /// - Parameters:
  ///   - bytes: what is meant to be UTF-8.
  ///   - start: the place of the first of them in the source.
  ///   - isVerbatim: whether each stands there, so that places can be counted from the first.
  /// - Returns: the text, with U+FFFD for what cannot be shown.
  mutating func amendedText(
    of bytes: some Sequence<UInt8>, at start: Int, isVerbatim: Bool = true
  ) -> String {
    var text = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var position = start
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        text.append(showable(Unicode.UTF8.decode(encoded), at: position))
        if isVerbatim { position += encoded.count }
      case .error(let length):
        flaws.recordInvalidBytes(at: position)
        text.append("\u{FFFD}")
        if isVerbatim { position += length }
      case .emptyInput:
        return String(text)
      }
    }
  }

  private mutating func showable(_ scalar: Unicode.Scalar, at position: Int) -> Unicode.Scalar {
    guard !scalar.canBeShown, !keepsUnshowable else { return scalar }
    flaws.recordUnshowable(scalar.value, at: position)
    return "\u{FFFD}"
  }
}

extension LexemeDecoder {
  private mutating func unescapedText(_ range: Range<Int>) -> String {
    var result = ""
    var position = range.lowerBound
    while position < range.upperBound {
      if bytes[position] == UInt8(ascii: "\\") {
        let escape = JSONEscape(in: bytes, at: position)
        result.unicodeScalars.append(scalar(of: escape, at: position))
        position += escape.length
      } else {
        let end = bytes[position..<range.upperBound].firstIndex(of: UInt8(ascii: "\\"))
        result += text(position..<(end ?? range.upperBound))
        position = end ?? range.upperBound
      }
    }
    return result
  }

  private mutating func scalar(of escape: JSONEscape, at position: Int) -> Unicode.Scalar {
    if let scalar = Unicode.Scalar(escape.value) { return showable(scalar, at: position) }
    flaws.recordUnshowable(escape.value, at: position)
    return "\u{FFFD}"
  }
}

extension Lexeme {
  /// What the label says, characters that cannot be shown included, as names are compared and
  /// quoted.
  func text(in bytes: [UInt8]) -> String {
    var decoder = LexemeDecoder(bytes, keepsUnshowable: true)
    return decoder.text(of: self)
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 documents may hold the character, escaped or not, and viewers make sense of
  /// it.
  var canBeShown: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
