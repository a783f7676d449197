internal import TreeDrawing

extension Options {
  /// Takes the value of `--columns`: a whole number or `auto` is about the layout, all else about
  /// the columns of a table.
  mutating func setColumns(_ word: OSString) throws(ValueProblem) {
    if word == "auto" {
      columnCount = .auto
    } else if word.isInteger {
      columnCount = .count(try Int(parsingColumnCount: word))
    } else {
      reading.columns = try RecordColumns(parsing: word)
    }
  }
}

extension OSString {
  /// Whether there are digits alone, perhaps behind a minus sign.
  fileprivate var isInteger: Bool {
    let digits = starts(with: "-") ? bytes.dropFirst() : bytes[...]
    return !digits.isEmpty && digits.allSatisfy { 0x30...0x39 ~= $0 }
  }
}

extension ColumnCount {
  /// The number, if it is fixed.
  var number: Int? {
    if case .count(let number) = self { number } else { nil }
  }
}

extension Int {
  /// Reads how many columns there are.
  init(parsingColumnCount word: OSString) throws(ValueProblem) {
    try self.init(parsing: word, in: ColumnCount.range)
  }
}
