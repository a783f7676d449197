/// What is wrong with a style sheet, and how large letters are by it.
struct StyleSheet {
  private(set) var problems: [String] = []
  /// All sizes of letters, in points.
  private(set) var fontSizes: [Double] = []

  init(_ text: String, scope: String) {
    for word in ["@import", "expression", "javascript", "behavior", "url(", "</", "<!", "\\"]
    where text.lowercased().contains(word) {
      problems.append("the style sheet has '\(word)'")
    }
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth < 0 { break }
    }
    if depth != 0 { problems.append("the braces of the style sheet do not match") }
    let isScoped = { (line: Substring) in
      [
        "@media", "@font-face", "@page", "}", ".\(scope) ", ".\(scope){", ".\(scope):",
        ".\(scope)>",
      ].contains { line.hasPrefix($0) }
    }
    for line in text.split(separator: "\n") where !isScoped(line) {
      problems.append("a rule is without a scope: \(line)")
    }
    for part in text.split(separator: "font-size:").dropFirst() {
      let number = part.prefix { $0.isNumber || $0 == "." }
      guard part.dropFirst(number.count).hasPrefix("px"), let size = Double(String(number)) else {
        problems.append("there is a size of letters that is no number: \(part.prefix(20))")
        continue
      }
      fontSizes.append(size)
    }
  }
}
