/// The problems of JSON texts that are drawn as one node, although more of them may be meant as
/// nodes.
enum LonelyNodeProblem: Problem {
  /// No object has a member with any of these names, which would hold children.
  case noChildren([String])
  /// The member that should hold the children is a string or a number, say.
  case textAsChildren(key: String)
  /// The member that should hold the children is empty.
  case emptyChildren(key: String)
  /// A member that would hold a child of a binary tree is no object.
  case otherAsSide(Side)
}

extension LonelyNodeProblem {
  var wording: Wording {
    switch self {
    case .noChildren(let names):
      Wording(
        cause: "there is only one node, because no object has children in "
          + names.map { "'\($0.quotable)'" }.joined(separator: ", "),
        remedy: "name the member that holds them with --fields children=KEY")
    case .textAsChildren(let key):
      Wording(
        cause: "there is only one node, because '\(key.quotable)' is neither an array "
          + "nor an object",
        remedy: Self.otherMember)
    case .emptyChildren(let key):
      Wording(
        cause: "there is only one node, because '\(key.quotable)' is empty",
        remedy: Self.otherMember)
    case .otherAsSide(let side):
      Wording(
        cause: "there is only one node, because '\(side.rawValue)' is no object",
        remedy: #"if it is a child, write it as one, such as {"name": "Leaf"}"#)
    }
  }

  private static let otherMember =
    "if another member holds the children, name it with --fields children=KEY"
}
