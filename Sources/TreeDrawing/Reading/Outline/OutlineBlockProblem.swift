/// What can be wrong with a block of attributes in an outline.
enum OutlineBlockProblem: Problem {
  /// Something else than a letter stands where a key should.
  case noKey
  case noEqualsSign(Lexeme)
  case noValue(Lexeme)
  /// A value goes on behind its closing quote, or a brace or a quote stands in one without quotes.
  case noSpace
  /// A key is unknown, though others are not.
  case unknownKey(Lexeme)
  case repeatedKey(Lexeme)
}

extension OutlineBlockProblem {
  func wording(in source: Source) -> Wording {
    switch self {
    case .noKey:
      Wording(
        cause: "a block of attributes goes on with a key here",
        remedy: #"write key=value, or key="value" for one with spaces"#)
    case .noEqualsSign(let key):
      Wording(
        cause: "there is no = behind '\(key.text(in: source))' in this block of attributes",
        remedy: #"write key=value, or key="value" for one with spaces"#)
    case .noValue(let key):
      Wording(
        cause: "there is no value behind '\(key.text(in: source))='",
        remedy: "write one, or remove the key")
    case .noSpace:
      Wording(
        cause: "this cannot follow the value",
        remedy: #"separate keys with spaces; write a value with " { or } as "a \" { }""#)
    case .unknownKey(let key): Self.unknown(key.text(in: source))
    case .repeatedKey(let key):
      Wording(
        cause: "'\(key.text(in: source))' is given twice in this block of attributes",
        remedy: "remove one of the two")
    }
  }

  private static func unknown(_ key: String) -> Wording {
    Wording(
      cause: "there is no attribute '\(key)'",
      remedy: AttributeProblem.suggestion(for: key, among: OutlineBlock.names)
        ?? "use \(OutlineBlock.names.joined(separator: ", "))")
  }
}

extension Lexeme {
  fileprivate func text(in source: Source) -> String {
    String(decoding: source.bytes[range], as: UTF8.self).quotable
  }
}
