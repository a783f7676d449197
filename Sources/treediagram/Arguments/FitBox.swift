internal import TreeDrawing

extension ProposedViewSize {
  /// Reads `WxH`, `W:H`, `page` for a sheet of A4, or `slide` for what projectors show.
  init(parsingBox word: OSString) throws(ValueProblem) {
    switch word.text {
    case "page": self.init(width: 210, height: 297)
    case "slide": self.init(width: 16, height: 9)
    default: try self.init(parsingSides: String(parsing: word))
    }
  }

  private init(parsingSides text: String) throws(ValueProblem) {
    let sides = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == ":" }
    guard sides.count == 2 else { throw .isNoBox("800x600, 16:9, page or slide") }
    let width = try Double(parsingLength: sides[0], upTo: 100_000)
    self.init(width: width, height: try Double(parsingLength: sides[1], upTo: 100_000))
  }
}

extension Double {
  /// Reads the width that a picture shall have at most, in points.
  init(parsingWidth word: OSString) throws(ValueProblem) {
    try self.init(parsingLength: String(parsing: word)[...], upTo: 1_000_000)
  }

  /// Reads a length that is more than nothing.
  fileprivate init(parsingLength text: Substring, upTo largest: Int) throws(ValueProblem) {
    try self.init(parsing: text, upTo: largest)
    guard self > 0 else { throw .isNotPositive(String(text)) }
  }
}
