/// The problem of a JSON text of which a part is not drawn that may be meant to be.
enum UnreadListProblem: Problem {
  /// A node without children has a member with an array of objects.
  case mayBeChildren(key: String)
  /// So has a node that has children in another member.
  case besideChildren(key: String)
}

extension UnreadListProblem {
  var wording: Wording {
    switch self {
    case .mayBeChildren(let key):
      Wording(
        cause: "the objects in '\(key.quotable)' are not drawn",
        remedy: "if they are children, name the member that holds them with --fields children=KEY")
    case .besideChildren(let key):
      Wording(
        cause:
          "the objects in '\(key.quotable)' are not drawn, as another member holds the children",
        remedy: "if they are children, put all into one member, or draw all keys and values, "
          + "with --from data")
    }
  }
}
