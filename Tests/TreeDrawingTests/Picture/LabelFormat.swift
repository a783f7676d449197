import Testing

@testable import TreeDrawing

/// A way to write trees of labels down, and what labels may consist of there.
struct LabelFormat: Sendable, CustomTestStringConvertible {
  let format: Format
  let alphabet: [String]
  /// Whether each label begins with a number, as equal ones would be one node, or a sign at the
  /// start a branch.
  var isNumbered = false
  /// The trees with what the format itself adds to them.
  var wrapping: @Sendable ([Tree<String>]) -> [Tree<String>] = { $0 }
  let write: @Sendable ([Tree<String>], inout SplitMix64) -> String

  var testDescription: String { format.rawValue }
}

extension LabelFormat {
  /// One way for each format, or several.
  static let all = [
    LabelFormat(format: .outline, alphabet: inner, write: outline),
    LabelFormat(format: .json, alphabet: anything, write: json),
    LabelFormat(format: .data, alphabet: anything, wrapping: withObjects, write: data),
    LabelFormat(format: .heap, alphabet: anything, wrapping: byLevels, write: heap),
    // A line with a branch in it is no root.
    LabelFormat(
      format: .tree, alphabet: inner.filter { $0 != "\u{1B}[1m" && $0 != "├──" },
      isNumbered: true, write: listing),
    LabelFormat(
      format: .paths, alphabet: inner.filter { $0 != "/" && $0 != "</text>" },
      isNumbered: true, write: paths),
    LabelFormat(format: .markdown, alphabet: inner, write: markdown),
    LabelFormat(format: .brackets, alphabet: anything, write: brackets),
    LabelFormat(format: .newick, alphabet: anything, write: newick),
    LabelFormat(format: .table, alphabet: anything, write: table),
    LabelFormat(format: .mindmap, alphabet: inner, write: plantUML),
    LabelFormat(
      format: .mindmap, alphabet: inner.filter { $0 != "\"" && $0 != "`" }, write: mermaid),
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
  /// What JSON and other quoted texts can have.
  static let anything = inner + ["\t", "\n", "\r", "\r\n"]
}
