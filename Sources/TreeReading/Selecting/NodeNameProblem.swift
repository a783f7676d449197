/// What is wrong with the name of a node.
package enum NodeNameProblem: Error {
  /// No node is meant.
  case missing(MissingRoot)
  /// Nodes are meant that are left out; of those above them, the path to the lowest that is drawn.
  case leftOut(String, below: String?)
  /// Several nodes are meant, to which these paths lead.
  case ambiguous(String, Choice)
  /// A link says nothing between its nodes.
  case noArrow(String)
  /// A link leads from a node to itself.
  case loop(String)
  /// A route has fewer than two nodes.
  case shortRoute(String)
  /// A link that a node of the input has as an attribute cannot be drawn.
  indirect case ofNode(path: String, NodeNameProblem)
}

extension NodeNameProblem {
  /// Nodes that a name may mean.
  package struct Choice: Sendable {
    let count: Int
    /// The paths to the first of them.
    let paths: [String]
    /// Whether each has a path of its own.
    let areDifferent: Bool
  }

  /// Whether there are nodes, though several.
  var isAmbiguity: Bool { if case .ambiguous = self { true } else { false } }
}

extension NodeNameProblem: Problem {
  package var wording: Wording {
    switch self {
    case .missing(let root): root.wording
    case .leftOut(let name, let parent):
      Wording(
        cause: "the node '\(name.quotable)' is left out of the picture",
        remedy: (parent.map { "name '\($0.escapingControls)', which is above it, or " } ?? "")
          + "leave out less")
    case .ambiguous(let name, let choice): Self.ambiguous(name, choice)
    case .noArrow(let text):
      Wording(
        cause: "there is no '->' in the link '\(text.quotable)'",
        remedy: "write it such as 'A->B' or 'A->B:label'")
    case .loop(let text):
      Wording(
        cause: "the link '\(text.quotable)' leads from a node to itself",
        remedy: "name two different nodes")
    case .shortRoute(let text):
      Wording(
        cause: "the route '\(text.quotable)' has one node",
        remedy: "name two or more, separated by commas")
    case .ofNode(let path, let problem):
      Wording(
        cause: "a link of '\(path.quotable)': " + problem.wording.cause,
        remedies: problem.wording.remedies + ["or take no attributes, with --literal"])
    }
  }

  /// How many paths are listed.
  static let mostListed = 4

  private static func ambiguous(_ name: String, _ choice: Choice) -> Wording {
    let cause = "'\(name.quotable)' may be any of \(choice.count) nodes"
    guard choice.areDifferent else {
      return Wording(cause: cause, remedy: "give the one that you mean an id")
    }
    let listed = choice.paths.map { "'\($0.escapingControls)'" }
    let others = choice.count - listed.count
    return Wording(
      cause: cause,
      remedy: "write " + listed.joined(separator: ", ")
        + (others > 0 ? ", or one of \(others) more paths" : ""))
  }
}
