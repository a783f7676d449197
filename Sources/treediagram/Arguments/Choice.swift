internal import TreeDrawing

/// A value that is written as one of a few words.
protocol Choice: RawRepresentable<String>, CaseIterable, Sendable {
  /// What the word stands for, for the help.
  var summary: String { get }
  /// What values are called elsewhere.
  static var otherNames: [String: Self] { get }
}

/// A word and what it stands for.
struct ChoiceDescription: Equatable {
  let word: String
  let summary: String
}

extension Choice {
  static var otherNames: [String: Self] { [:] }

  static var descriptions: [ChoiceDescription] {
    allCases.map { ChoiceDescription(word: $0.rawValue, summary: $0.summary) }
  }

  init(parsing word: OSString) throws(ValueProblem) {
    guard let value = word.text.flatMap(Self.init(rawValue:)) else {
      let meant = word.text.flatMap { Self.otherNames[$0] }
      throw .isNoneOf(Self.allCases.map(\.rawValue), meant: meant?.rawValue)
    }
    self = value
  }
}

extension Format: Choice {
  var summary: String {
    switch self {
    case .auto: "by file extension, else by the first lines"
    case .outline: "as indented text, a line for each node"
    case .json: "as nested JSON, as records, or as NDJSON"
    case .data: "as any JSON, a node for each key and value"
    case .heap: "as [50, 30, null, 20], level by level"
    case .tree: "as tree, pstree, npm and cargo tree print it"
    case .paths: "as paths, a line for each"
    case .markdown: "as headings and nested lists"
    case .brackets: "as [S [NP the cat] [VP sleeps]]"
    case .newick: "as ((a,b)c,d)e;"
    case .table: "as CSV or TSV, a parent in each row"
    case .mindmap: "as Mermaid or PlantUML write it"
    }
  }
}

extension Duplicates: Choice {
  var summary: String {
    switch self {
    case .error: "an error"
    case .first: "left out, with a warning"
    case .repeat: "the node once more, with (*) for what is below it"
    }
  }
}

extension SiblingOrder: Choice {
  var summary: String {
    switch self {
    case .none: "as in the input"
    case .label: "by label, in the order of code points"
    case .size: "by size as du says it, else by number of nodes, the largest first"
    }
  }
}

extension Product: Choice {
  var summary: String {
    switch self {
    case .svg: "the picture"
    case .frames: "where each node is, as JSON"
    }
  }
}
