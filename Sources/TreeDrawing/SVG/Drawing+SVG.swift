extension Drawing {
  /// The drawing as an SVG document without a title.
  ///
  /// The document is flat, so that no viewer's limit on nesting is met, holds nothing active and
  /// nothing external, and is the same for the same drawing everywhere.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public var svg: String {
    String(decoding: svgBytes(about: nil), as: UTF8.self)
  }

  /// The drawing as an SVG document that tells what it shows.
  ///
  /// - Parameters:
  ///   - title: what it shows, for those who cannot see it.
  ///   - description: the same at more length.
  /// - Returns: the document.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func svg(title: String, description: String) -> String {
    String(decoding: svgBytes(title: title, description: description), as: UTF8.self)
  }

  /// The document as it is written to a file, in UTF-8.
  ///
  /// - Parameters:
  ///   - title: what it shows.
  ///   - description: the same at more length.
  ///   - names: for marked things that get one, by the number of their mark, an `id` that no other has.
  /// - Returns: the document.
  package func svgBytes(
    title: String, description: String, names: [Int: String] = [:]
  ) -> [UInt8] {
    svgBytes(about: (title, description), names)
  }

  private func svgBytes(
    about content: (title: String, description: String)?, _ names: [Int: String] = [:]
  ) -> [UInt8] {
    var writer = SVGWriter(styles: SVGStyles(of: self).sheet(), names: names)
    writer.reserve(forItems: layers.reduce(0) { $0 + $1.items.count })
    writer.open(size)
    if let content { writer.describe(title: content.title, description: content.description) }
    writer.style()
    for layer in layers { writer.layer(layer) }
    writer.close()
    return writer.bytes
  }
}

/// Writes a drawing's parts as SVG elements.
private struct SVGWriter {
  private var out = ByteWriter()
  private let styles: SVGStyles.Sheet
  /// The `id` of the groups of marked things that have one, by the number of their mark.
  private let names: [Int: String]
  /// Whether a marked thing is being written, whose parts stand on one line.
  private var isInMark = false

  init(styles: SVGStyles.Sheet, names: [Int: String]) {
    self.styles = styles
    self.names = names
  }

  var bytes: [UInt8] { out.bytes }

  /// Makes room for items of usual length; longer ones cost a copy.
  mutating func reserve(forItems count: Int) {
    out.reserve(1_000 + 44 * count)
  }

  mutating func open(_ size: Size) {
    out.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    out.number(size.displaySize.width)
    out.markup("\" height=\"")
    out.number(size.displaySize.height)
    out.markup("\" viewBox=\"0 0 ")
    out.number(size.width)
    out.markup(" ")
    out.number(size.height)
    out.markup("\" role=\"graphics-document\" class=\"")
    out.markup(styles.scope)
    out.markup("\" xml:space=\"preserve\">\n")
  }

  mutating func describe(title: String, description: String) {
    out.markup("<title>")
    out.text(title)
    out.markup("</title>\n<desc>")
    out.text(description)
    out.markup("</desc>\n")
  }

  mutating func style() {
    out.markup("<style>\n")
    out.markup(styles.css)
    out.markup("\n</style>\n")
  }

  mutating func layer(_ layer: Drawing.Layer) {
    out.markup("<g class=\"")
    out.markup(layer.name.name.text)
    out.markup("\">\n")
    for item in layer.items { self.item(item) }
    out.markup("</g>\n")
  }

  mutating func close() {
    out.markup("</svg>\n")
  }

  private mutating func item(_ item: Drawing.Item) {
    switch item {
    case .shape(let path, _):
      shape(path, styleClass(of: item))
    case .text(let text, at: let point, _, let font, _):
      self.text(text, at: point, lineHeight: font.lineHeight, styleClass(of: item))
    case .begin(let mark, frame: _):
      begin(mark)
    case .end:
      end()
    case .beginGroup(let opacity):
      beginGroup(opacity)
    case .endGroup:
      out.markup("</g>")
      endLine()
    }
  }
}

extension SVGWriter {
  private mutating func shape(_ path: Path, _ styleClass: String?) {
    switch path.form {
    case .rectangle(let rect, let cornerRadius): rectangle(rect, cornerRadius)
    case .ellipse(let rect): ellipse(rect)
    case .line(let start, let end): line(start, end)
    case .steps(let steps): self.steps(steps)
    }
    finish(styleClass, "/>")
    endLine()
  }

  private mutating func rectangle(_ rect: Rect, _ cornerRadius: Double) {
    out.markup("<rect")
    attribute(" x=\"", rect.minX)
    attribute(" y=\"", rect.minY)
    attribute(" width=\"", max(rect.size.width, 0))
    attribute(" height=\"", max(rect.size.height, 0))
    if cornerRadius > 0 { attribute(" rx=\"", cornerRadius) }
  }

  private mutating func ellipse(_ rect: Rect) {
    out.markup("<ellipse")
    attribute(" cx=\"", rect.midX)
    attribute(" cy=\"", rect.midY)
    attribute(" rx=\"", max(rect.size.width, 0) / 2)
    attribute(" ry=\"", max(rect.size.height, 0) / 2)
  }

  private mutating func line(_ start: Point, _ end: Point) {
    out.markup("<path d=\"M")
    point(start)
    out.markup("L")
    point(end)
    out.markup("\"")
  }

  private mutating func steps(_ steps: [Path.Step]) {
    out.markup("<path d=\"")
    for step in steps { self.step(step) }
    out.markup("\"")
  }

  private mutating func step(_ step: Path.Step) {
    switch step {
    case .move(let end): points("M", end)
    case .line(let end): points("L", end)
    case .quadCurve(let end, let control): points("Q", control, end)
    case .curve(let end, let control1, let control2): points("C", control1, control2, end)
    case .close: out.markup("Z")
    }
  }

  private mutating func points(_ command: StaticString, _ points: Point...) {
    out.markup(command)
    for (index, point) in points.enumerated() {
      if index > 0 { out.markup(" ") }
      self.point(point)
    }
  }

  private mutating func point(_ point: Point) {
    out.number(point.x)
    out.markup(" ")
    out.number(point.y)
  }

  private mutating func text(
    _ text: String, at point: Point, lineHeight: Double, _ styleClass: String?
  ) {
    if text.lineCount > 1 {
      out.markup("<text")
      finish(styleClass, ">")
      lines(of: text, at: point, lineHeight)
    } else {
      placed("<text", at: point)
      finish(styleClass, ">")
      out.text(text.drawnForm)
    }
    out.markup("</text>")
    endLine()
  }

  private mutating func lines(of text: String, at point: Point, _ lineHeight: Double) {
    for (number, line) in text.lines.enumerated() {
      placed("<tspan", at: Point(x: point.x, y: point.y + Double(number) * lineHeight))
      out.markup(">")
      out.text(String(line).drawnForm)
      out.markup("</tspan>")
    }
  }

  private mutating func placed(_ start: StaticString, at point: Point) {
    out.markup(start)
    attribute(" x=\"", point.x)
    attribute(" y=\"", point.y)
  }

  private mutating func begin(_ mark: Mark) {
    out.markup("<g class=\"")
    out.markup(mark.kind.text)
    if !names.isEmpty, let name = names[mark.id] {
      out.markup("\" id=\"")
      out.text(name)
    }
    out.markup("\">")
    isInMark = true
  }

  private mutating func end() {
    out.markup("</g>\n")
    isInMark = false
  }

  private mutating func beginGroup(_ opacity: Double) {
    out.markup("<g")
    attribute(" opacity=\"", opacity)
    out.markup(">")
    endLine()
  }

  private mutating func attribute(_ start: StaticString, _ value: Double) {
    out.markup(start)
    out.number(value)
    out.markup("\"")
  }

  /// The class of an item's style, if it is not its element type's own; mostly there are none at all.
  private func styleClass(of item: Drawing.Item) -> String? {
    guard !styles.classes.isEmpty else { return nil }
    return SVGStyle(of: item).flatMap { styles.classes[$0] }
  }

  /// Ends a start tag, naming the style unless it is the element type's own.
  private mutating func finish(_ styleClass: String?, _ end: StaticString) {
    if let styleClass {
      out.markup(" class=\"")
      out.markup(styleClass)
      out.markup("\"")
    }
    out.markup(end)
  }

  private mutating func endLine() {
    if !isInMark { out.markup("\n") }
  }
}
