/// The problems of addresses that links lead to.
package enum LinkProblem: Error, Problem, Hashable {
  /// Something else than the schemes that links may have stands before a colon.
  case scheme(String)
  /// Nothing that leads anywhere comes behind the scheme.
  case incomplete(scheme: String)
  /// A character that cannot stand in an address as it is.
  case character(Unicode.Scalar)
}

extension LinkProblem {
  package var wording: Wording {
    switch self {
    case .scheme(let scheme):
      Wording(
        cause: "a link cannot begin with '\((scheme + ":").quotable)'",
        remedy: Self.suggestion(for: scheme)
          ?? "link to http:, https: or mailto:, to a relative address, or to a #fragment")
    case .incomplete("mailto"):
      Wording(
        cause: "there is no address behind 'mailto:'", remedy: "write mailto:someone@example.org")
    case .incomplete(let scheme):
      Wording(
        cause: "there is no '//' and host behind '\(scheme):'",
        remedy: "write \(scheme)://example.org")
    case .character(let scalar):
      Wording(
        cause: "\(scalar.shownName) cannot stand in a link",
        remedy: scalar == " "
          ? "write %20 for a space" : "remove it, or write \(scalar.percentEncoded)")
    }
  }

  private static func suggestion(for scheme: String) -> String? {
    guard scheme.utf8.count <= 64 else { return nil }
    return nearest(to: scheme, among: LinkGrammar.schemes).map { "did you mean '\($0):'?" }
  }
}

extension Unicode.Scalar {
  /// The bytes of its UTF-8 as addresses write them.
  fileprivate var percentEncoded: String {
    UTF8.encode(self)?.map { byte in
      (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined() ?? ""
  }

  /// The character in quotes, or its number if it would not be seen.
  fileprivate var shownName: String {
    switch self {
    case " ": "a space"
    case "\t": "a tab"
    case "\n", "\r": "a line end"
    default: isUnseen || properties.isWhitespace ? codePoint : "'\(self)'"
    }
  }
}
