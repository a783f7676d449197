/// A text with names of fields in it, such as `{name} ({size})`, of which each node makes its own.
///
///     template = 1*( text / "{{" / "}}" / "{" path [ "?" branch [ ":" branch ] ] "}" )
///     branch   = *( what a template has, with "::" for a colon )
///     path     = part *( "." part )
///     part     = 1*( any character but { } . ? ) / DQUOTE *( any but DQUOTE / 2DQUOTE ) DQUOTE
package struct TextTemplate: Equatable, Sendable {
  /// A stretch of the text: as it is, a field's value, or what depends on whether there is one.
  indirect enum Piece: Equatable, Sendable {
    case text(String)
    case field(FieldPath)
    case choice(FieldPath, [Piece], otherwise: [Piece])
  }

  /// The template as it was typed.
  package let text: String
  let pieces: [Piece]

  /// How many names there may be.
  package static let mostNames = 100

  /// How much text there may be beside the names, in bytes, as each node has all of it.
  package static let mostBytes = 200

  /// How many choices may be in each other.
  static let mostLevels = 8

  /// The names in it, as they come.
  var fields: [FieldPath] { pieces.flatMap(\.fields) }

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
    guard pieces.reduce(0, { $0 + $1.textLength }) <= Self.mostBytes else { throw .tooLong }
  }
}

extension TextTemplate.Piece {
  fileprivate var fields: [FieldPath] {
    switch self {
    case .text: []
    case .field(let path): [path]
    case .choice(let path, let pieces, let others): [path] + (pieces + others).flatMap(\.fields)
    }
  }

  /// How much text there is, in bytes.
  fileprivate var textLength: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .field: 0
    case .choice(_, let pieces, let others): (pieces + others).reduce(0) { $0 + $1.textLength }
    }
  }
}
