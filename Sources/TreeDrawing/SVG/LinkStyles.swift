/// The rules for links: they look like what is in them, until the keyboard is at one.
enum LinkStyles {
  /// A colour that is seen on light pages and on dark ones.
  private static let color = "#0969da"

  /// The rules in a scope.
  ///
  /// Not all browsers draw an outline around what is in a picture.
  static func rules(_ scope: String) -> [String] {
    [
      ".\(scope) a{text-decoration:none}",
      ".\(scope) a:focus-visible{outline:2px solid \(color);outline-offset:2px}",
      ".\(scope) a:focus-visible text{text-decoration:underline}",
    ]
  }
}

extension MarkTexts {
  /// The rules for marked things.
  func rules(_ scope: String) -> [String] {
    guard let depth = levels.max(), depth > 1 else { return [] }
    return [
      PathStyles.rule(
        scope, levels: Int(depth), hasSeveralRoots: hasSeveralRoots, highlight ?? .black)
    ]
  }

  /// What two documents with the same rules must not have in common, for their scopes to differ.
  var key: String {
    summary + labels.map { $0 ?? "" }.joined(separator: "\u{0}")
  }
}
