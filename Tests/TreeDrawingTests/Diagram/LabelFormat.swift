import Testing

@testable import TreeDrawing

/// A way to write trees of labels down, and what labels may consist of there.
struct LabelFormat: Sendable, CustomTestStringConvertible {
  let format: Format
  let alphabet: [String]
  let write: @Sendable ([Tree<String>], inout SplitMix64) -> [UInt8]

  var testDescription: String { format.rawValue }
}

extension LabelFormat {
  static let all = [
    LabelFormat(format: .outline, alphabet: inner, write: outline),
    LabelFormat(format: .json, alphabet: anything, write: json),
  ]

  /// What can stand in a line; none of it begins or ends with a space or a tab.
  static let inner = [
    "a", "Z", "0", "<", ">", "&", "\"", "'", "&amp;", "]]>", "<!--", "-->", "</text>", "<?", "\\",
    "\\n", "%20", "{", "}", "{x=1}", "[", "(", ")", "]", "#", "-", "*", ",", ";", ":", "/", "|",
    "`",
    "_", "=", "├──", "\u{A0}", "\u{2028}", "é", "e\u{301}", "\u{301}", "ß", "木", "👨‍👩‍👧", "🇩🇪",
    "\u{202E}",
    "\u{200B}", "\u{FEFF}", "\u{E000}", "\u{10FFFF}", "\u{7F}", "\u{85}", "\u{1}", "\u{B}", "\u{C}",
    "\u{1B}[1m", "\u{FFFE}", "\u{FFFF}", "\u{FFFD}",
  ]
  /// What JSON can have in a string.
  static let anything = inner + ["\t", "\n", "\r", "\r\n"]

  /// A string as JSON has it, some of its characters escaped.
  static func quoted(_ text: String, _ random: inout SplitMix64) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      let mustBeEscaped = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      if mustBeEscaped || Int.random(in: 0..<4, using: &random) == 0 {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension LabelFormat {
  /// Each label with the number of its ancestors, in preorder.
  private static func lines(_ roots: [Tree<String>]) -> [(label: String, depth: Int)] {
    roots.flatMap { root in
      [(root.value, 0)] + lines(root.children).map { ($0.label, $0.depth + 1) }
    }
  }

  /// A byte order mark comes first, so that another one at the start is text.
  @Sendable private static func outline(
    _ roots: [Tree<String>], _ random: inout SplitMix64
  ) -> [UInt8] {
    let lines = lines(roots).map { String(repeating: " ", count: $0.depth) + $0.label + "\n" }
    return Array(("\u{FEFF}" + lines.joined()).utf8)
  }

  @Sendable private static func json(
    _ roots: [Tree<String>], _ random: inout SplitMix64
  ) -> [UInt8] {
    Array(list(roots, &random).utf8)
  }

  private static func list(_ trees: [Tree<String>], _ random: inout SplitMix64) -> String {
    let nodes = trees.map { tree in
      let label = quoted(tree.value, &random)
      return "{\"label\": \(label), \"children\": \(list(tree.children, &random))}"
    }
    return "[" + nodes.joined(separator: ",") + "]"
  }
}
