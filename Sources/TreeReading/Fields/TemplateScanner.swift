/// Takes templates apart.
struct TemplateScanner {
  private let characters: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) {
    characters = Array(text.unicodeScalars)
  }

  mutating func pieces() throws(TemplateProblem) -> [TextTemplate.Piece] {
    let pieces = try pieces(level: 0)
    guard next == nil else { throw .lonelyEnd(at: position + 1) }
    return pieces
  }

  /// Takes a template as far as its end or, inside of a choice, as far as what ends a branch.
  private mutating func pieces(level: Int) throws(TemplateProblem) -> [TextTemplate.Piece] {
    var pieces: [TextTemplate.Piece] = []
    var text = ""
    while let character = next, !endsPieces(level) {
      position += 1
      if character == next, isDoubled(character, level) {
        position += 1
      } else if character == "{" {
        if !text.isEmpty { pieces.append(.text(text.showable)) }
        text = ""
        pieces.append(try braced(level))
        continue
      }
      text.unicodeScalars.append(character)
    }
    return text.isEmpty ? pieces : pieces + [.text(text.showable)]
  }

  /// Whether two of a sign are one in the text.
  private func isDoubled(_ sign: Unicode.Scalar, _ level: Int) -> Bool {
    sign == "{" || sign == "}" && level == 0 || sign == ":" && level > 0
  }

  /// Whether a brace that closes comes, or the colon behind a branch.
  private func endsPieces(_ level: Int) -> Bool {
    let isDouble = position + 1 < characters.count && characters[position + 1] == next
    if next == "}" { return level > 0 || !isDouble }
    return next == ":" && level > 0 && !isDouble
  }

  /// A name behind a brace, and what depends on it if there is a choice.
  private mutating func braced(_ level: Int) throws(TemplateProblem) -> TextTemplate.Piece {
    let start = position
    let path = try path()
    guard next == "?" else {
      position += 1
      return .field(path)
    }
    guard level < TextTemplate.mostLevels else { throw .tooDeep(at: start) }
    let branch = try branch(level)
    let other = next == ":" ? try self.branch(level) : []
    guard next == "}" else { throw .unclosed(at: start) }
    position += 1
    return .choice(path, branch, otherwise: other)
  }

  /// A branch behind its sign, without a space at each side.
  private mutating func branch(_ level: Int) throws(TemplateProblem) -> [TextTemplate.Piece] {
    position += 1
    if next == " " { position += 1 }
    var pieces = try pieces(level: level + 1)
    if case .text(let text)? = pieces.last, text.hasSuffix(" ") {
      pieces[pieces.count - 1] = .text(String(text.dropLast()))
    }
    return pieces
  }

  private var next: Unicode.Scalar? { position < characters.count ? characters[position] : nil }

  /// The name behind a brace, as far as its end or the sign of a choice.
  private mutating func path() throws(TemplateProblem) -> FieldPath {
    let start = position
    var parts: [String] = []
    repeat {
      if !parts.isEmpty { position += 1 }
      parts.append(try part(in: start))
    } while next == "."
    guard let end = next, end != "{" else { throw .unclosed(at: start) }
    guard end == "}" || end == "?" else { throw .textAfterQuote(at: position + 1) }
    return FieldPath(parts: parts, name: string(start..<position))
  }

  private mutating func part(in start: Int) throws(TemplateProblem) -> String {
    if next == "\"" { return try quotedPart() }
    let first = position
    while let character = next, !"{}.?".unicodeScalars.contains(character) { position += 1 }
    guard position > first || next == nil else { throw .emptyName(at: first + 1) }
    return string(first..<position)
  }

  private func string(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text += characters[range]
    return String(text)
  }

  private mutating func quotedPart() throws(TemplateProblem) -> String {
    let quote = position + 1
    var text = ""
    position += 1
    while let character = next {
      position += 1
      if character == "\"" {
        guard next == "\"" else { return text }
        position += 1
      }
      text.unicodeScalars.append(character)
    }
    throw .unclosedQuote(at: quote)
  }
}

extension String {
  /// The text with U+FFFD for what cannot be shown.
  fileprivate var showable: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.canBeShown ? $0 : "\u{FFFD}" }))
  }
}
