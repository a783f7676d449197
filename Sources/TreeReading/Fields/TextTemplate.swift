/// A text with names of fields in it, such as `{name} ({size})`, of which each node makes its own.
///
///     template = 1*( text / "{{" / "}}" / "{" path "}" )
///     path     = part *( "." part )
///     part     = 1*( any character but { } . ) / DQUOTE *( any but DQUOTE / 2DQUOTE ) DQUOTE
package struct TextTemplate: Equatable, Sendable {
  /// A stretch of the text: as it is, or a field's value.
  enum Piece: Equatable, Sendable {
    case text(String)
    case field(FieldPath)
  }

  /// The template as it was typed.
  package let text: String
  let pieces: [Piece]

  /// How many names there may be.
  package static let mostNames = 100

  /// How much text there may be beside the names, in bytes, as each node has all of it.
  package static let mostBytes = 200

  /// The names in it, as they come.
  var fields: [FieldPath] {
    pieces.compactMap { if case .field(let path) = $0 { path } else { nil } }
  }

  /// Takes a template apart.
  ///
  /// - Parameter text: the template as it was typed.
  /// - Throws: what is wrong, with the number of the character, counted from 1.
  package init(_ text: String) throws(TemplateProblem) {
    self.text = text
    var scanner = TemplateScanner(text)
    pieces = try scanner.pieces()
    guard !fields.isEmpty else { throw .noNames }
    guard fields.count <= Self.mostNames else { throw .tooManyNames }
    let length = pieces.reduce(0) {
      if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 }
    }
    guard length <= Self.mostBytes else { throw .tooLong }
  }
}

/// Takes templates apart.
struct TemplateScanner {
  private let characters: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) {
    characters = Array(text.unicodeScalars)
  }

  mutating func pieces() throws(TemplateProblem) -> [TextTemplate.Piece] {
    var pieces: [TextTemplate.Piece] = []
    var text = ""
    while let character = next {
      position += 1
      if character == "{" || character == "}", next == character {
        position += 1
      } else if character == "}" {
        throw .lonelyEnd(at: position)
      } else if character == "{" {
        if !text.isEmpty { pieces.append(.text(text.showable)) }
        text = ""
        pieces.append(.field(try path()))
        continue
      }
      text.unicodeScalars.append(character)
    }
    return text.isEmpty ? pieces : pieces + [.text(text.showable)]
  }

  private var next: Unicode.Scalar? { position < characters.count ? characters[position] : nil }

  /// The name behind a brace, and the brace at its end.
  private mutating func path() throws(TemplateProblem) -> FieldPath {
    let start = position
    var parts: [String] = []
    repeat {
      if !parts.isEmpty { position += 1 }
      parts.append(try part(in: start))
    } while next == "."
    guard let end = next, end != "{" else { throw .unclosed(at: start) }
    guard end == "}" else { throw .textAfterQuote(at: position + 1) }
    defer { position += 1 }
    return FieldPath(parts: parts, name: string(start..<position))
  }

  private mutating func part(in start: Int) throws(TemplateProblem) -> String {
    if next == "\"" { return try quotedPart() }
    let first = position
    while let character = next, !"{}.".unicodeScalars.contains(character) { position += 1 }
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
