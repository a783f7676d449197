extension ByteWriter {
  /// Appends an attribute whose value is a number.
  @inline(__always)
  mutating func attribute(_ start: StaticString, _ value: Double) {
    markup(start, value, "\"")
  }

  /// Ends a start tag, naming the style unless it is the element type's own.
  @inline(__always)
  mutating func finish(_ styleClass: String?, _ end: StaticString) {
    if let styleClass { attribute(styleClass: styleClass) }
    markup(end)
  }

  @inline(never)
  private mutating func attribute(styleClass: String) {
    markup(" class=\"")
    markup(made: styleClass)
    markup("\"")
  }

  /// Appends a text of one line, or of several, each of which is an element in it.
  mutating func text(_ placed: PlacedText, _ lengths: TextLengthRule, _ styleClass: String?) {
    guard placed.lineCount > 1 || placed.isTurnedRound else {
      return line(placed, lengths, styleClass)
    }
    markup("<text")
    finish(styleClass, ">")
    lines(of: placed, lengths)
    markup("</text>")
  }

  /// Appends a text of one line.
  private mutating func line(
    _ placed: PlacedText, _ lengths: TextLengthRule, _ styleClass: String?
  ) {
    line("<text", placed, lengths)
    finish(styleClass, ">")
    drawnForm(of: placed.text)
    markup("</text>")
  }

  /// Each line has its own direction, which counts only if the line is isolated; one without
  /// letters has that of the line before.
  private mutating func lines(of placed: PlacedText, _ lengths: TextLengthRule) {
    var isRightToLeft = false
    for (number, content) in placed.text.lines.enumerated() {
      isRightToLeft = content.isRightToLeft ?? isRightToLeft
      let line = placed.line(String(content), number, isRightToLeft)
      innerLine(line, lengths)
      drawnForm(of: line.text)
      markup("</tspan>")
    }
  }

  /// Appends the start of an element for one line in the element of the text.
  mutating func innerLine(_ line: PlacedText, _ lengths: TextLengthRule) {
    self.line("<tspan", line, lengths)
    if line.metrics.isRightToLeft {
      markup(" unicode-bidi=\"isolate\"")
      if let anchor = line.anchor.turnedRound { markup(anchor) }
    }
    markup(">")
  }

  /// Appends the start of an element for one line, with all that places it.
  private mutating func line(
    _ start: StaticString, _ placed: PlacedText, _ lengths: TextLengthRule
  ) {
    markup(start)
    attribute(" x=\"", placed.origin.x)
    attribute(" y=\"", placed.origin.y)
    let metrics = placed.metrics
    if lengths.applies(width: metrics.width, isExact: metrics.isExact, in: placed.font) {
      attribute(" textLength=\"", metrics.width)
      markup(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    if metrics.isRightToLeft { markup(" direction=\"rtl\"") }
  }
}

extension PlacedText {
  /// Whether it starts at the other side than most, and is placed by a side.
  fileprivate var isTurnedRound: Bool { metrics.isRightToLeft && anchor != .middle }

  /// One of the lines, by its number from 0.
  fileprivate func line(_ line: String, _ number: Int, _ isRightToLeft: Bool) -> PlacedText {
    self.line(line, font.measure(line), number, isRightToLeft)
  }

  /// One of the lines that was measured, by its number from 0.
  func line(
    _ line: String, _ measured: (width: Double, traits: TextTraits), _ number: Int,
    _ isRightToLeft: Bool
  ) -> PlacedText {
    var (width, traits) = measured
    if isRightToLeft { traits.insert(.rightToLeft) }
    let y = origin.y + Double(number) * metrics.lineHeight
    return PlacedText(
      text: line, lineCount: 1, origin: Point(x: origin.x, y: y), anchor: anchor, font: font,
      metrics: TextMetrics(width: width, traits, lineHeight: metrics.lineHeight))
  }
}

extension TextAnchor {
  /// The anchor on the same side of a line that starts at the right, if it is another.
  fileprivate var turnedRound: StaticString? {
    switch self {
    case .start: " text-anchor=\"end\""
    case .middle: nil
    case .end: " text-anchor=\"start\""
    }
  }
}
