/// A rule of a style sheet, for the elements of a style.
struct SVGRule {
  let selector: String
  let style: SVGStyle
  /// What it says, besides what a rule for all elements of the type says.
  let properties: [SVGProperty]

  init(_ selector: String, _ style: SVGStyle, _ properties: [SVGProperty]) {
    self.selector = selector
    self.style = style
    self.properties = properties
  }

  /// What it says, on light pages.
  var declarations: String { properties.map(\.declaration).joined(separator: ";") }
}
