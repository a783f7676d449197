/// The notations that trees are read from.
public enum Format: String, CaseIterable, Sendable {
  /// The one that the name's extension or the first lines speak for.
  case auto
  /// Indented text, one node a line.
  case outline
  /// JSON objects with a label and children.
  case json
  /// Any JSON document, keys and indices being nodes.
  case data
  /// A JSON array with the labels of a binary tree, level by level.
  case heap
  /// Listings with branches drawn of lines, as `tree` and `npm ls` print them.
  case tree
  /// One path a line, as `find` and `git ls-files` print them.
  case paths
  /// Headings and nested lists of Markdown.
  case markdown
  /// Labelled brackets, as linguists write parse trees.
  case brackets
  /// Nested parentheses, as biologists write phylogenies.
  case newick
  /// Comma- or tab-separated rows, each naming its parent.
  case table
  /// The indentation of Mermaid's mindmap, or the asterisks of PlantUML's.
  case mindmap
}

extension Format {
  /// The format that a name's extension stands for; nil if there is none or it may be any, as
  /// `.txt`.
  init?(extensionOf name: String) {
    guard let word = name.fileExtension,
      let format = Self.allCases.first(where: { $0.fileExtensions.contains(word) })
    else { return nil }
    self = format
  }

  /// The extensions of names, in lower case, that stand for the format.
  package var fileExtensions: [String] {
    switch self {
    case .auto, .outline, .data, .heap, .tree, .paths: []
    case .json: ["json", "ndjson", "jsonl"]
    case .markdown: ["md", "markdown", "mkd"]
    case .newick: ["nwk", "newick", "tre", "nhx"]
    case .table: ["csv", "tsv"]
    case .mindmap: ["mmd", "mermaid", "puml", "plantuml", "wsd"]
    case .brackets: ["mrg", "ptb"]
    }
  }

  /// The format as messages call it, such as “Markdown” or “a list of paths”.
  package var title: String {
    switch self {
    case .auto: "a tree"
    case .outline: "an outline"
    case .json: "JSON"
    case .data: "JSON data"
    case .heap: "a binary tree, level by level"
    case .tree: "a tree listing"
    case .paths: "a list of paths"
    case .markdown: "Markdown"
    case .brackets: "a bracketed tree"
    case .newick: "Newick"
    case .table: "a table"
    case .mindmap: "a mindmap"
    }
  }
}

extension String {
  /// What stands behind the last point of a name, in lower case; nil if there is no point.
  var fileExtension: String? {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.last?.lowercased() : nil
  }
}
