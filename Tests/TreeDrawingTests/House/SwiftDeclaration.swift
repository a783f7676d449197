/// A function, an initialiser or a computed property of Swift source, with the switches in it.
struct SwiftDeclaration {
  var name: String
  /// Where its first brace is.
  var line: Int
  var lastLine: Int
  var switches: [SwiftSwitch]

  /// How many lines are between its braces; the rows of tables do not count.
  ///
  /// A table is a switch that has a row for each case, so that the compiler finds one that is
  /// missing.
  var length: Int {
    let tables = switches.filter { !$0.hasDefault }
    let rows = tables.filter { table in !tables.contains { $0.encloses(table) } }
    return lastLine - line - 1 - rows.reduce(0) { $0 + max($1.lastLine - $1.line - 1, 0) }
  }
}

/// A switch of Swift source.
struct SwiftSwitch {
  var line: Int
  var lastLine: Int
  /// The words of what is looked at.
  var subject: [String]
  /// The names behind the points that its patterns begin with.
  var names: [String]
  var hasDefault: Bool

  fileprivate func encloses(_ other: Self) -> Bool {
    line < other.line && other.lastLine < lastLine
  }
}

extension SwiftDeclaration {
  /// Finds those of a file, but none that stands in another.
  static func all(in tokens: [SwiftToken]) -> [SwiftDeclaration] {
    var found: [SwiftDeclaration] = []
    var index = 0
    while index < tokens.count {
      guard let body = body(at: index, in: tokens) else {
        index += 1
        continue
      }
      found.append(
        SwiftDeclaration(
          name: tokens[index].text == "init" ? "init" : tokens[index + 1].text,
          line: tokens[body.lowerBound].line, lastLine: tokens[body.upperBound].line,
          switches: SwiftSwitch.all(in: tokens[body])))
      index = body.upperBound
    }
    return found
  }

  /// Where the braces are of what is declared at a place; nil if nothing with braces is.
  private static func body(at start: Int, in tokens: [SwiftToken]) -> ClosedRange<Int>? {
    guard ["func", "var", "init"].contains(tokens[start].text), start + 1 < tokens.count,
      start == 0 || ![".", "case"].contains(tokens[start - 1].text)
    else { return nil }
    let depth = tokens[start].depth
    var parentheses = 0
    for index in (start + 1)..<tokens.count {
      switch tokens[index].text {
      case "(", "[": parentheses += 1
      case ")", "]": parentheses -= 1
      case "=" where parentheses == 0 && tokens[start].text == "var": return nil
      case "{" where parentheses == 0:
        let end = tokens[index...].firstIndex { $0.text == "}" && $0.depth == depth }
        return end.map { index...$0 }
      case "}" where tokens[index].depth < depth: return nil
      case "var", "func", "init", "case", "let", "struct", "extension":
        if parentheses == 0 { return nil }
      default: break
      }
    }
    return nil
  }
}

extension SwiftSwitch {
  /// Finds those in a part of a file.
  static func all(in tokens: ArraySlice<SwiftToken>) -> [SwiftSwitch] {
    tokens.indices.filter { tokens[$0].text == "switch" }.compactMap { start in
      let depth = tokens[start].depth
      let opening = tokens[start...].firstIndex { $0.text == "{" && $0.depth == depth + 1 }
      guard let opening,
        let end = tokens[opening...].firstIndex(where: { $0.text == "}" && $0.depth == depth })
      else { return nil }
      let inside = tokens[opening..<end].indices.filter { tokens[$0].depth == depth + 1 }
      return SwiftSwitch(
        line: tokens[opening].line, lastLine: tokens[end].line,
        subject: tokens[(start + 1)..<opening].filter(\.isWord).map(\.text),
        names: inside.filter { tokens[$0].text == "case" }.flatMap { names(from: $0, in: tokens) },
        hasDefault: inside.contains { tokens[$0].text == "default" })
    }
  }

  /// The names in the patterns of a row, up to the colon or to what they hold.
  private static func names(from start: Int, in tokens: ArraySlice<SwiftToken>) -> [String] {
    var names: [String] = []
    var parentheses = 0
    for index in (start + 1)..<tokens.endIndex {
      switch tokens[index].text {
      case "(", "[": parentheses += 1
      case ")", "]": parentheses -= 1
      case ":" where parentheses == 0, "where": return names
      case ".":
        let isFirst = tokens[index - 1].text == "case" || tokens[index - 1].text == ","
        if parentheses == 0, isFirst, index + 1 < tokens.endIndex {
          names.append(tokens[index + 1].text)
        }
      default: break
      }
    }
    return names
  }
}
