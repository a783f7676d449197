internal import TreeDrawing

extension FontFamilies {
  /// Reads names of fonts, separated by commas.
  convenience init(parsingList word: OSString) throws(ValueProblem) {
    let list = try String(parsing: word)
    do throws(FontListProblem) {
      try self.init(parsing: list)
    } catch {
      throw .isNoFontList(error)
    }
  }
}

extension Double {
  /// Reads a size that pictures are made for.
  init(parsingFontSize word: OSString) throws(ValueProblem) {
    let text = try String(parsing: word)
    let sizes = LabelStyle.fontSizes
    try self.init(parsing: text[...], upTo: Int(sizes.upperBound))
    guard sizes.contains(self) else {
      throw .isTooSmall(text, least: Int(sizes.lowerBound))
    }
  }
}

extension Font.Weight {
  private static let words = ["regular", "bold", "400", "700"]

  /// Reads a weight by its name, or by its number in CSS.
  init(parsing word: OSString) throws(ValueProblem) {
    switch word.text {
    case "regular", "400": self = .regular
    case "bold", "700": self = .bold
    default: throw .isNoneOf(Self.words)
    }
  }
}

extension Font {
  /// Takes letters of other families.
  mutating func setFamilies(_ families: FontFamilies) {
    self = .named(families, size: size, weight: weight)
  }
}
