/// The problems of arrays that should be binary trees, level by level.
enum HeapProblem: Problem {
  case noArray(JSONToken.Kind)
  /// An object or an array stands where a label should.
  case noValue(JSONToken.Kind)
  /// There is no value, or the first is null.
  case noRoot
  /// A value comes when all nodes before it have two children, or none.
  case noParent
}

extension HeapProblem {
  var wording: Wording {
    switch self {
    case .noArray(let kind):
      Wording(
        cause: "a binary tree, level by level, is an array, but this is \(kind.phrase)",
        remedies: ["write its values, such as [50, 30, null, 20]", Self.nestedRemedy])
    case .noValue(let kind):
      Wording(
        cause: "\(kind.phrase) is no label",
        remedies: [
          "write a string or a number, or null where a node is missing", Self.nestedRemedy,
        ])
    case .noRoot:
      Wording(
        cause: "there is nothing to draw: the first value, which is the root, is missing",
        remedy: "write a string or a number before the others, such as [50, 30, null, 20]")
    case .noParent:
      Wording(
        cause: "there is no node left for this value to be below",
        remedy: "write null once for a node that is missing, and nothing for those below it")
    }
  }

  private static let nestedRemedy =
    "or, if nodes are objects with children in left and right, use --from json"
}
