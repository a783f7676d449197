/// One step through a JSON text: a bracket, a key, or a value that is no container.
struct JSONToken: Equatable {
  enum Kind {
    case objectStart
    case objectEnd
    case arrayStart
    case arrayEnd
    case key
    case string
    case number
    case boolean
    case null
  }

  /// What a string says without its quotes; else the token as it is typed.
  let lexeme: Lexeme
  let kind: Kind

  @inline(__always)
  init(kind: Kind, lexeme: Lexeme) {
    self.lexeme = lexeme
    self.kind = kind
  }
}

extension JSONToken.Kind {
  var opensContainer: Bool { self == .objectStart || self == .arrayStart }

  /// Whether it is a value that can be shown: neither a container nor null.
  var isLabel: Bool { self == .string || self == .number || self == .boolean }
}
