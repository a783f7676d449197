internal import TreeDrawing

extension Options {
  /// Takes how much is read of an input: a size and, behind a comma, a number of nodes.
  mutating func setInputLimits(_ word: OSString) throws(ValueProblem) {
    let parts = try String(parsing: word).split(
      separator: ",", maxSplits: 1, omittingEmptySubsequences: false
    ).map { OSString($0.utf8) }
    inputLimit = try Int(parsingSize: parts[0])
    guard parts.count > 1 else { return }
    reading.nodeLimit = try Int(parsing: parts[1], in: 1...Source.greatestNodeLimit)
  }
}
