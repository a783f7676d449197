// Texts whose parts have styles of their own: an element for each line, and in it one for each part
// that is not in the style of the whole.

extension ByteWriter {
  /// Appends a text whose parts have styles of their own.
  ///
  /// - Parameters:
  ///   - lines: the parts of each line.
  ///   - placed: the text as a whole.
  ///   - color: the colour of the whole.
  ///   - format: what all texts have in common.
  ///   - styleClass: the class of the whole, if it needs one.
  mutating func text(
    _ lines: [[TextRun]], in placed: PlacedText, _ color: Color, _ format: SVGFormat,
    _ styleClass: String?
  ) {
    markup("<text")
    finish(styleClass, ">")
    var isRightToLeft = false
    for (number, runs) in lines.enumerated() {
      let content = runs.map(\.text).joined()
      isRightToLeft = content.isRightToLeft ?? isRightToLeft
      innerLine(placed.line(content, runs.measured, number, isRightToLeft), format.textLengths)
      for run in runs { self.run(run, over: placed.font, color, format.fonts) }
      markup("</tspan>")
    }
    markup("</text>")
  }

  private mutating func run(
    _ run: TextRun, over font: Font, _ color: Color, _ fonts: EmbeddedFonts
  ) {
    guard run.font != font || run.color != color else { return drawnForm(of: run.text) }
    markup("<tspan")
    attributes(of: run.font, over: font, fonts)
    if run.color != color { attribute(" fill=\"", run.color.css) }
    markup(">")
    drawnForm(of: run.text)
    markup("</tspan>")
  }

  private mutating func attributes(of font: Font, over whole: Font, _ fonts: EmbeddedFonts) {
    let families = fonts.families(of: font)
    if families != fonts.families(of: whole) { attribute(" font-family=\"", families) }
    if font.size != whole.size { attribute(" font-size=\"", font.size) }
    let weight = font.face.drawnWeight(font.weight)
    if weight != whole.face.drawnWeight(whole.weight) {
      markup(weight == .bold ? " font-weight=\"700\"" : " font-weight=\"400\"")
    }
    if font.face.isDrawnItalic != whole.face.isDrawnItalic {
      markup(font.face.isDrawnItalic ? " font-style=\"italic\"" : " font-style=\"normal\"")
    }
  }

  private mutating func attribute(_ start: StaticString, _ value: String) {
    markup(start)
    text(value)
    markup("\"")
  }
}

extension [TextRun] {
  /// The advance of all runs of a line, in points, and what their letters say.
  fileprivate var measured: (width: Double, traits: TextTraits) {
    reduce((0, [])) { found, run in
      let (width, traits) = run.font.measure(run.text)
      return (found.0 + width, found.1.union(traits))
    }
  }
}
