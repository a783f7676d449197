/// The grammar of class names: those that CSS can name without escapes.
enum ClassGrammar {
  /// The names in a text, separated by spaces, each once.
  ///
  /// - Throws: what is wrong with one of them.
  static func names(in text: String) throws(AttributeProblem) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    for name in text.split(separator: " ").map(String.init) where known.insert(name).inserted {
      guard isIdentifier(name) else { throw .className(name) }
      names.append(name)
    }
    guard !names.isEmpty else { throw .empty(.class) }
    return names
  }

  /// Letters, digits, hyphens and underscores, and no digit in front, not even behind a hyphen.
  private static func isIdentifier(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    let first = scalars.drop { $0 == "-" }.first
    guard let first, !("0"..."9" ~= first) else { return false }
    return scalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
      default: scalar.value >= 0xA0 && scalar.properties.isAlphabetic
      }
    }
  }
}
