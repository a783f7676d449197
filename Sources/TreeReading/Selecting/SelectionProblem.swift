/// What is asked for of trees and is not in them.
package enum SelectionProblem: Error {
  /// A root, or a node whose children are to be left out.
  case missing(MissingRoot)
  /// A label that several nodes have.
  case ambiguous(NodeNameProblem.Choice, name: String)
  /// Labels that match a pattern.
  case unmatched(UnmatchedPattern)
  /// A subtree of a size: the largest that there is has so many nodes, and this label; or the
  /// largest of those that other rules leave.
  case tooSmall(least: Int, largest: Int, label: String, isOfRest: Bool)
}

extension SelectionProblem: Problem {
  package var wording: Wording {
    switch self {
    case .missing(let root): root.wording
    case .ambiguous(let choice, let name): NodeNameProblem.ambiguous(name, choice).wording
    case .unmatched(let pattern): pattern.wording
    case .tooSmall(let least, let largest, let label, let isOfRest):
      Wording(
        cause: (isOfRest ? "of what other options leave, " : "")
          + "no tree has \(least) nodes, which --min-size asks for",
        remedy: "the largest has \(largest)" + (label.isEmpty ? "" : ": '\(label.quotable)'"))
    }
  }
}
