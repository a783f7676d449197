/// The problems of blocks of attributes in outlines.
enum OutlineBlockProblem: Problem {
  /// Something else than a letter stands where a key should.
  case noKey
  case noEqualsSign(String)
  case noValue(String)
  /// A value goes on behind its closing quote, or a brace or a quote stands in one without quotes.
  case noSpace
  /// A key is unknown, though others are not.
  case unknownKey(String)
  case repeatedKey(String)
  /// Text that is drawn may be meant as a block: a key, one that is like it, and whether a colon is
  /// behind it.
  case mayBeBlock(String, meant: String?, hasColon: Bool)
  /// Text that is drawn may be meant as a block, of which the format has none.
  case noBlocks
}

extension OutlineBlockProblem {
  var wording: Wording {
    switch self {
    case .noKey:
      Wording(
        cause: "a block of attributes goes on with a key here",
        remedy: #"write key=value, or key="value" for one with spaces"#)
    case .noEqualsSign(let key):
      Wording(
        cause: "there is no = behind '\(key.quotable)' in this block of attributes",
        remedy: #"write key=value, or key="value" for one with spaces"#)
    case .noValue(let key):
      Wording(
        cause: "there is no value behind '\(key.quotable)='",
        remedy: "write one, or remove the key")
    case .noSpace:
      Wording(
        cause: "this cannot follow the value",
        remedy: #"separate keys with spaces; write a value with " { or } as "a \" { }""#)
    case .unknownKey(let key): Self.unknown(key)
    case .repeatedKey(let key):
      Wording(
        cause: "'\(key.quotable)' is given twice in this block of attributes",
        remedy: "remove one of the two")
    case .mayBeBlock(let key, let meant, let hasColon):
      Wording(
        cause: "these braces are drawn as text, as "
          + (hasColon
            ? "there is a colon behind '\(key.quotable)'" : "there is no attribute '\(key)'"),
        remedy: (meant.map { "did you mean '\($0)\(hasColon ? "=" : "")'? " } ?? "")
          + "if it is text, use --literal")
    case .noBlocks:
      Wording(
        cause: "these braces are drawn as text, as only outlines have blocks of attributes",
        remedy: "write the tree as an outline to give nodes some; if it is text, use --literal")
    }
  }

  private static func unknown(_ key: String) -> Wording {
    Wording(
      cause: "there is no attribute '\(key.quotable)'",
      remedy: AttributeProblem.suggestion(for: key, among: OutlineBlock.names)
        ?? "use \(OutlineBlock.names.joined(separator: ", "))")
  }
}
