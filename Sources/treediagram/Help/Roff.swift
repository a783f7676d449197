/// Text as `man` reads it.
enum Roff {
  /// Prose, each sentence and each 72 characters on a line of their own.
  static func lines(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ").map({ escaped(String($0)) }) {
      let line = lines[lines.count - 1]
      let isFull = line.utf8.count + 1 + word.utf8.count > 72
      if line.isEmpty {
        lines[lines.count - 1] = word
      } else if isFull || line.hasSuffix(".") {
        lines.append(word)
      } else {
        lines[lines.count - 1] = "\(line) \(word)"
      }
    }
    return lines.map(protected)
  }

  /// Lines that are kept as they are.
  static func block(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return [".PP", ".RS 4", ".nf"] + lines.map { protected(escaped(String($0))) } + [".fi", ".RE"]
  }

  /// A text without anything that means something; hyphens stay those that one can type.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += #"\e"#
      case "-": result += #"\-"#
      case "'": result += #"\(aq"#
      case "`": result += #"\(ga"#
      case "^": result += #"\(ha"#
      case "~": result += #"\(ti"#
      default: result.append(character)
      }
    }
  }

  /// A line that is no request, whatever it begins with.
  private static func protected(_ line: String) -> String {
    line.hasPrefix(".") ? #"\&"# + line : line
  }
}
