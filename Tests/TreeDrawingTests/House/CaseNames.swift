extension SwiftToken {
  /// The cases that enumerations declare, such as `Axis.horizontal`.
  ///
  /// - Parameters:
  ///   - tokens: those of one file.
  ///   - isWanted: tells by its name, and the words behind that, whether an enumeration counts.
  /// - Returns: the names, in their order.
  static func cases(
    in tokens: [SwiftToken], of isWanted: (String, [String]) -> Bool
  ) -> [String] {
    tokens.indices.dropLast().filter { tokens[$0].text == "enum" }.flatMap { index in
      let name = tokens[index + 1].text
      let behind = tokens[(index + 2)...]
      let body = behind.drop { $0.text != "{" }.dropFirst()
      guard isWanted(name, behind[..<body.startIndex].map(\.text)) else { return [String]() }
      let inside = body.prefix { $0.depth > tokens[index].depth }
      return zip(inside, inside.dropFirst())
        .filter { $0.text == "case" && $0.depth == tokens[index].depth + 1 && $1.isWord }
        .map { "\(name).\($1.text)" }
    }
  }
}

/// The name of an enumeration and of the case that a value is, such as `Axis.horizontal`.
func caseName(of value: Any) -> String {
  let name = Mirror(reflecting: value).children.first?.label ?? "\(value)"
  return "\(type(of: value)).\(name)"
}
