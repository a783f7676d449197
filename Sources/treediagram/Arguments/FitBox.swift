internal import TreeDrawing

/// A box that the picture shall be scaled to fit; only the proportion of its sides matters.
struct FitBox: Equatable {
  let width: Double
  let height: Double
}

extension FitBox {
  /// A sheet of A4 upright, in millimetres.
  private static let page = FitBox(width: 210, height: 297)
  /// What projectors show.
  private static let slide = FitBox(width: 16, height: 9)

  /// Reads `WxH`, `page` or `slide`.
  init(parsing word: OSString) throws(ValueProblem) {
    switch word.text {
    case "page": self = Self.page
    case "slide": self = Self.slide
    default: try self.init(parsing: word, between: "x", such: "800x600, page or slide")
    }
  }

  /// Reads `W:H`.
  init(parsingRatio word: OSString) throws(ValueProblem) {
    try self.init(parsing: word, between: ":", such: "16:9")
  }

  private init(
    parsing word: OSString, between sign: Character, such example: String
  ) throws(ValueProblem) {
    let sides = try String(parsing: word).split(separator: sign, omittingEmptySubsequences: false)
    guard sides.count == 2 else { throw .isNoBox(example) }
    width = try Double(parsingLength: sides[0], upTo: 100_000)
    height = try Double(parsingLength: sides[1], upTo: 100_000)
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

extension Arguments {
  /// How much wider than asked for a picture may be that is read at about that width.
  static let widthTolerance = 1.02

  /// How wide the picture is at most, in points, unless it has a box to fit.
  var pageWidth: Double { width ?? 880 }

  /// What the picture is offered.
  var offer: ProposedViewSize {
    if let box = fit ?? aspect { return ProposedViewSize(width: box.width, height: box.height) }
    return ProposedViewSize(width: pageWidth * Self.widthTolerance, height: nil)
  }
}
