internal import TreeDrawing

/// The problems of legends.
enum LegendProblem: Problem {
  /// No colour of the picture means anything.
  case explainsNothing
}

extension LegendProblem {
  var wording: Wording {
    Wording(
      cause: "there is nothing for '--legend' to explain",
      remedy: "colour nodes by something, as with --color-by branch")
  }
}
