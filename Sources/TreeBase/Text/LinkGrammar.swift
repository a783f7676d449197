/// The grammar of links: `http:`, `https:` and `mailto:`, relative ones, and `#fragments`.
///
/// Everything else that comes before a colon is refused, known or not, as is every character that
/// browsers skip or read as another: white space, control characters, backslashes.
package enum LinkGrammar {
  static let schemes = ["http", "https", "mailto"]

  /// The text itself.
  ///
  /// - Throws: what is wrong with it.
  package static func checked(_ text: String) throws(LinkProblem) -> String {
    if let other = text.unicodeScalars.first(where: isForbidden) {
      throw .character(other)
    }
    guard let scheme = scheme(of: text) else { return text }
    guard schemes.contains(scheme.lowercased()) else { throw .scheme(String(scheme)) }
    let rest = text.unicodeScalars.dropFirst(scheme.unicodeScalars.count + 1)
    let start = scheme.lowercased() == "mailto" ? "" : "//"
    let host = rest.dropFirst(start.count).first
    guard rest.starts(with: start.unicodeScalars), let host,
      start.isEmpty || !"/?#:".unicodeScalars.contains(host)
    else {
      throw .incomplete(scheme: scheme.lowercased())
    }
    return text
  }

  /// What comes before the first colon, unless that is in the path, the query or the fragment.
  private static func scheme(of text: String) -> Substring? {
    let end = text.unicodeScalars.firstIndex { ":/?#".unicodeScalars.contains($0) }
    guard let end, text.unicodeScalars[end] == ":" else { return nil }
    return text[..<end]
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "<", ">", "\"", "\u{FFFD}": true
    case "!"..."~": false
    default: scalar.properties.isWhitespace || scalar.isUnseen
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is shown by no mark of its own: control characters, and those that only steer.
  package var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse: true
    default: false
    }
  }
}
