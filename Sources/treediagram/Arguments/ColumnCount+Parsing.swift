internal import TreeDrawing

extension ColumnCount {
  /// Reads a number, or `auto`.
  init(parsing word: OSString) throws(ValueProblem) {
    let text = try String(parsing: word)
    guard !text.isEmpty else { throw .isEmpty }
    guard !text.contains(where: { $0.isLetter || $0 == "=" }) || text == "auto" else {
      throw .isNoColumnCount(text)
    }
    self = text == "auto" ? .auto : .count(try Int(parsing: word, in: Self.range))
  }

  /// The number, if it is fixed.
  var number: Int? {
    if case .count(let number) = self { number } else { nil }
  }
}
