internal import TreeDrawing

extension DiagramSpacing {
  /// Reads `H` or `H,V`: the gaps of siblings and of levels, which the others follow.
  init(parsing word: OSString) throws(ValueProblem) {
    let numbers = try String(parsing: word).split(separator: ",", omittingEmptySubsequences: false)
    guard numbers.count <= 2 else { throw .hasTooManyNumbers(most: 2) }
    let siblings = try Double(parsing: numbers[0], upTo: 10_000)
    let levels = try numbers.count == 2 ? Double(parsing: numbers[1], upTo: 10_000) : nil
    self.init(siblings: siblings, levels: levels)
  }

  /// The gaps as one types them.
  var words: String { "\(siblings.points),\(levels.points)" }
}
