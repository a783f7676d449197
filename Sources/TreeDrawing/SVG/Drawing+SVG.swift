extension Drawing {
  /// The drawing as an SVG document without a title.
  ///
  /// The document is flat, so that no viewer's limit on nesting is met, holds nothing active and
  /// nothing external, and is the same for the same drawing everywhere.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public var svg: String {
    document(about: nil)
  }

  /// The drawing as an SVG document that tells what it shows.
  ///
  /// - Parameters:
  ///   - title: what it shows, for those who cannot see it.
  ///   - description: the same at more length.
  /// - Returns: the document.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func svg(title: String, description: String) -> String {
    document(about: (title, description))
  }

  /// Writes the document in UTF-8, piece by piece, so that it is never in memory as a whole.
  ///
  /// - Parameters:
  ///   - title: what it shows, for those who cannot see it.
  ///   - description: the same at more length.
  ///   - names: for marked things that get one, by the number of their mark, an `id` that no other has.
  ///   - titles: for marked things of which there is more to say than what is seen, the whole, by the number of
  ///     their mark.
  ///   - write: takes the next piece.
  /// - Throws: what `write` throws.
  package func writeSVG<Failure: Error>(
    title: String, description: String, names: [Int: String] = [:], titles: [Int: String] = [:],
    to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try writeSVG(about: (title, description), MarkTexts(names: names, titles: titles), to: write)
  }

  private typealias Subject = (title: String, description: String)

  private func document(about subject: Subject?) -> String {
    var bytes: [UInt8] = []
    writeSVG(about: subject) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func writeSVG<Failure: Error>(
    about subject: Subject?, _ marks: MarkTexts = MarkTexts(),
    to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let styles = SVGStyles(of: self)
    let fonts = EmbeddedFonts(of: self, drawnBy: styles.embeddedFiles)
    var writer = SVGWriter(
      styles: styles.sheet(fonts), textLengths: TextLengthRule(textCount: styles.textCount),
      marks: marks)
    writer.open(size)
    if let subject { writer.describe(title: subject.title, description: subject.description) }
    writer.style()
    for layer in layers {
      writer.open(layer.name)
      for position in layer.items.indices {
        writer.item(layer.items[position], look: layer.items.look(at: position))
        if let piece = writer.completePiece() { try write(piece) }
      }
      writer.closeLayer()
    }
    writer.close()
    try write(writer.bytes)
  }
}

/// What is said of marked things, by the numbers of their marks.
private struct MarkTexts {
  /// The `id` of the groups of those that have one.
  var names: [Int: String] = [:]
  /// The titles of those of which not all is to be seen.
  var titles: [Int: String] = [:]
}

/// Writes a drawing's parts as SVG elements.
private struct SVGWriter: ~Copyable {
  private var out = ByteWriter()
  private let styles: SVGStyles.Sheet
  private let textLengths: TextLengthRule
  private let marks: MarkTexts
  /// Whether a marked thing is being written, whose parts stand on one line.
  private var isInMark = false

  init(styles: SVGStyles.Sheet, textLengths: TextLengthRule, marks: MarkTexts) {
    self.styles = styles
    self.textLengths = textLengths
    self.marks = marks
  }

  var bytes: [UInt8] { out.bytes }

  /// What was written so far, if that is enough to be passed on.
  mutating func completePiece() -> [UInt8]? { out.completePiece() }

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
    out.markup("\" direction=\"ltr\" xml:space=\"preserve\">\n")
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

  mutating func open(_ layer: DrawingLayer) {
    out.markup("<g class=\"")
    out.text(layer.name.text)
    out.markup("\">\n")
  }

  mutating func closeLayer() {
    out.markup("</g>\n")
  }

  mutating func close() {
    out.markup("</svg>\n")
  }

  /// Writes an item whose style is that of all that have the same look.
  mutating func item(_ item: Drawing.Item, look: Int32) {
    switch item {
    case .shape(let path, _):
      shape(path, styleClass(of: look))
    case .text(let text, at: let point, let anchor, let font, _, halo: _, let metrics):
      let placed = PlacedText(
        text: text, origin: point, anchor: anchor, font: font, metrics: metrics)
      out.text(placed, textLengths, styleClass(of: look))
      endLine()
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
    out.finish(styleClass, "/>")
    endLine()
  }

  private mutating func rectangle(_ rect: Rect, _ cornerRadius: Double) {
    out.markup("<rect")
    out.attribute(" x=\"", rect.minX)
    out.attribute(" y=\"", rect.minY)
    out.attribute(" width=\"", max(rect.size.width, 0))
    out.attribute(" height=\"", max(rect.size.height, 0))
    if cornerRadius > 0 { out.attribute(" rx=\"", cornerRadius) }
  }

  private mutating func ellipse(_ rect: Rect) {
    out.markup("<ellipse")
    out.attribute(" cx=\"", rect.midX)
    out.attribute(" cy=\"", rect.midY)
    out.attribute(" rx=\"", max(rect.size.width, 0) / 2)
    out.attribute(" ry=\"", max(rect.size.height, 0) / 2)
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

  private mutating func begin(_ mark: Mark) {
    out.markup("<g class=\"")
    out.text(mark.kind.text)
    if !marks.names.isEmpty, let name = marks.names[mark.id] {
      out.markup("\" id=\"")
      out.text(name)
    }
    out.markup("\">")
    if !marks.titles.isEmpty, let title = marks.titles[mark.id] {
      out.markup("<title>")
      out.text(title)
      out.markup("</title>")
    }
    isInMark = true
  }

  private mutating func end() {
    out.markup("</g>\n")
    isInMark = false
  }

  private mutating func beginGroup(_ opacity: Double) {
    out.markup("<g")
    out.attribute(" opacity=\"", opacity)
    out.markup(">")
    endLine()
  }

  /// The class of a style, if it is not its element type's own; mostly there are none at all.
  private func styleClass(of look: Int32) -> String? {
    styles.classes.isEmpty ? nil : styles.classes[look]
  }

  private mutating func endLine() {
    if !isInMark { out.markup("\n") }
  }
}
