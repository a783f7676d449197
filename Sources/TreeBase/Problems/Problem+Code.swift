extension Problem {
  /// A name for what can be wrong, the same in all versions: `outline/between-levels`.
  ///
  /// It is made of the names of the type and the case, so that nothing can be without one. All
  /// codes that inputs can give are recorded in `docs/errors.md`; a test holds them.
  package var code: String {
    let kind = String(describing: type(of: self))
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum else { return problemCode(of: kind, case: nil) }
    return problemCode(of: kind, case: mirror.children.first?.label ?? caseName)
  }

  /// The name of a case without values.
  private var caseName: String {
    var name = ""
    debugPrint(self, terminator: "", to: &name)
    return String(name.split(separator: ".").last ?? "")
  }
}

/// The code of a problem, by the names of its type and of its case, if it has some.
package func problemCode(of type: String, case name: String?) -> String {
  let kind = type.withoutEnding(["Problem", "Error", "Remark"]).hyphenated
  return name.map { "\(kind)/\($0.hyphenated)" } ?? kind
}

extension String {
  fileprivate func withoutEnding(_ endings: [String]) -> String {
    endings.first { hasSuffix($0) }.map { String(dropLast($0.count)) } ?? self
  }

  /// Words with hyphens, all in lower case, of words that begin with capitals: `json-syntax` of
  /// `JSONSyntax`.
  fileprivate var hyphenated: String {
    let letters = Array(self)
    return letters.indices.map { index in
      let letter = letters[index]
      let begins =
        index > 0 && letter.isUppercase
        && (letters[index - 1].isLowercase
          || index + 1 < letters.count && letters[index + 1].isLowercase)
      return (begins ? "-" : "") + letter.lowercased()
    }.joined()
  }
}
