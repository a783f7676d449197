internal import TreeDrawing

/// The gaps that `--spacing` gives, in points.
struct Spacing: Equatable {
  let horizontal: Double
  /// Nil leaves the default.
  let vertical: Double?
}

extension Spacing {
  init(of style: DiagramStyle) {
    self.init(horizontal: style.spacing.siblings, vertical: style.spacing.levels)
  }

  /// Reads `H` or `H,V`.
  init(parsing word: OSString) throws(ValueProblem) {
    let numbers = try String(parsing: word).split(separator: ",", omittingEmptySubsequences: false)
    guard numbers.count <= 2 else { throw .hasTooManyNumbers(most: 2) }
    horizontal = try Double(parsing: numbers[0], upTo: 10_000)
    vertical = try numbers.count == 2 ? Double(parsing: numbers[1], upTo: 10_000) : nil
  }
}

extension Spacing: CustomStringConvertible {
  var description: String {
    let numbers = [horizontal, vertical].compactMap { $0 }
    return numbers.map { Int(exactly: $0)?.description ?? $0.description }.joined(separator: ",")
  }
}
