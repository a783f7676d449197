/// A writer of a drawing's parts as SVG elements.
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
    if format.styles.hasSchemes { schemeTargets() }
  }

  /// The empty elements that ask for a scheme of colours when they are the target.
  private mutating func schemeTargets() {
    for target in ColorSchemes.targets {
      out.markup("<g id=\"")
      out.markup(made: target)
      out.markup("\"/>")
    }
    out.markup("\n")
  }

  mutating func definitions() {
    guard !format.definitions.isEmpty else { return }
    out.markup("<defs>\n")
    format.definitions.write(to: &out, scope: format.styles.scope)
    out.markup("</defs>\n")
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

extension SVGWriter: ItemVisitor {
  @inline(__always)
  mutating func shape(_ path: Path, _ style: StyleKey, paint: @autoclosure () -> Paint) {
    out.shape(path)
    out.finish(format.styles.styleClass(of: style), "/>")
    endLine()
  }

  @inline(__always)
  mutating func connectors(
    _ path: Int, of table: borrowing ConnectorTable, _ style: StyleKey,
    paint: @autoclosure () -> Paint
  ) {
    out.connectors(path, of: table)
    out.finish(format.styles.styleClass(of: style), "/>")
    endLine()
  }

  @inline(__always)
  mutating func text(
    _ text: @autoclosure () -> PlacedText, _ style: StyleKey, colors: @autoclosure () -> TextColors
  ) {
    out.text(text(), format.textLengths, format.styles.styleClass(of: style))
    endLine()
  }

  mutating func styledText(
    _ lines: [[TextRun]], in text: PlacedText, _ style: StyleKey, colors: TextColors
  ) {
    out.text(lines, in: text, colors.letters, format, format.styles.styleClass(of: style))
    endLine()
  }

  @inline(__always)
  mutating func begin(_ mark: @autoclosure () -> Mark, frame: Rect) { begin(mark()) }

  private mutating func begin(_ mark: Mark) {
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

  mutating func beginGroup(opacity: Double) {
    out.markup("<g")
    out.attribute(" opacity=\"", opacity)
    out.markup(">")
    endLine()
  }

  mutating func beginTransform(_ transform: Transform) {
    out.markup("<g transform=\"")
    out.transform(transform)
    out.markup("\">")
    endLine()
  }

  mutating func endGroup() {
    out.markup("</g>")
    endLine()
  }

  mutating func beginClip(_ path: Path, number: Int) {
    out.markup("<g clip-path=\"url(#")
    out.markup(made: SVGDefinitions.clipName(number, format.styles.scope))
    out.markup(")\">")
    endLine()
  }

  mutating func endClip() { endGroup() }

  mutating func image(_ image: PlacedImage) {
    out.image(image)
    endLine()
  }

  /// Writes the name of a kind of marked things; there are few, which mostly are the same as
  /// before.
  private mutating func kind(_ kind: StaticName) {
    if kind != plainKind, kind.text.isPlain { plainKind = kind }
    if kind == plainKind { out.markup(made: kind.text) } else { out.text(kind.text) }
  }

  @inline(__always)
  private mutating func endLine() {
    if !isInMark { out.markup("\n") }
  }
}
