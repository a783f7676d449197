/// The problems of texts before they are read.
package enum TextProblem: Problem {
  /// There are more bytes than this.
  case isTooLarge(limit: Int)

  package var wording: Wording {
    switch self {
    case .isTooLarge(let limit):
      Wording(
        cause: "this is more than the \(limit) bytes that can be read",
        remedy: "draw a part of the tree")
    }
  }
}

extension InputError {
  /// Makes a report of a text that was not read.
  package init(_ problem: TextProblem, of name: String) {
    self.init(
      name: name.escapingControls, position: nil, end: nil, problem: problem, excerpt: nil,
      hint: nil,
      fix: [])
  }
}
