/// Writes a drawing's parts as SVG elements.
struct SVGWriter: ~Copyable {
  private var out: ByteWriter
  private let format: SVGFormat
  /// Whether a marked thing is being written, whose parts stand on one line.
  private var isInMark = false
  /// A kind of marked things whose name is plain.
  private var plainKind: StaticName = ""

  /// Makes a writer with room for so many bytes, which grows.
  init(_ format: SVGFormat, room: Int = 1 << 12) {
    self.format = format
    out = ByteWriter(room: room)
  }

  /// Takes out what was written so far.
  mutating func take() -> [UInt8] { out.take() }

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
    out.markup(made: format.styles.scope)
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
    out.markup(made: format.styles.css)
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
}

extension SVGWriter: ItemReceiver {
  mutating func rectangle(_ rect: Rect, cornerRadius: Double, look: Int32) {
    rectangle(rect, cornerRadius)
    endShape(look)
  }

  mutating func line(from start: Point, to end: Point, look: Int32) {
    line(start, end)
    endShape(look)
  }

  mutating func text(
    _ text: String, at origin: Point, _ font: Font, _ metrics: TextMetrics, look: Int32
  ) {
    let placed = PlacedText(
      text: text, origin: origin, anchor: .middle, font: font, metrics: metrics)
    out.line(placed, format.textLengths, format.styles.styleClass(of: look))
    endLine()
  }

  mutating func begin(_ mark: Mark) {
    out.markup("<g class=\"")
    kind(mark.kind)
    if !format.marks.names.isEmpty, let name = format.marks.names[mark.id] {
      out.markup("\" id=\"")
      out.text(name)
    }
    out.markup("\">")
    if !format.marks.titles.isEmpty, let title = format.marks.titles[mark.id] {
      out.markup("<title>")
      out.text(title)
      out.markup("</title>")
    }
    isInMark = true
  }

  mutating func end() {
    out.markup("</g>\n")
    isInMark = false
  }

  mutating func other(_ item: Drawing.Item, look: Int32) {
    switch item {
    case .shape(let path, _):
      shape(path)
      endShape(look)
    case .text(let text, at: let point, let anchor, let font, _, halo: _, let metrics):
      let placed = PlacedText(
        text: text, origin: point, anchor: anchor, font: font, metrics: metrics)
      out.text(placed, format.textLengths, format.styles.styleClass(of: look))
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
  private mutating func shape(_ path: Path) {
    switch path.form {
    case .rectangle(let rect, let cornerRadius): rectangle(rect, cornerRadius)
    case .ellipse(let rect): ellipse(rect)
    case .line(let start, let end): line(start, end)
    case .steps(let steps): self.steps(steps)
    }
  }

  @inline(__always)
  private mutating func endShape(_ look: Int32) {
    out.finish(format.styles.styleClass(of: look), "/>")
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
    out.markup("<path d=\"M", start.x, " ")
    out.markup("", start.y, "L")
    out.markup("", end.x, " ")
    out.markup("", end.y, "\"")
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
    out.markup("", point.x, " ")
    out.number(point.y)
  }

  /// Writes the name of a kind of marked things; there are few, which mostly are the same as before.
  private mutating func kind(_ kind: StaticName) {
    if kind != plainKind, kind.text.isPlain { plainKind = kind }
    if kind == plainKind { out.markup(made: kind.text) } else { out.text(kind.text) }
  }

  private mutating func beginGroup(_ opacity: Double) {
    out.markup("<g")
    out.attribute(" opacity=\"", opacity)
    out.markup(">")
    endLine()
  }

  @inline(__always)
  private mutating func endLine() {
    if !isInMark { out.markup("\n") }
  }
}
