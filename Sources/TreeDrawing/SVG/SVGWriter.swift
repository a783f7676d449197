/// A writer of a drawing's parts as SVG elements.
struct SVGWriter: ~Copyable {
  private var out: ByteWriter
  private let format: SVGFormat
  /// Whether a marked thing is being written, whose parts stand on one line.
  private var isInMark = false
  /// Where what is in a marked thing begins, in bytes.
  private var startOfMark = 0
  /// How many groups are open in a marked thing for texts to show.
  private var helpCount = 0
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
    if format.options.isStandalone {
      out.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    }
    out.markup("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    extents(size)
    out.markup(" role=\"graphics-document\" class=\"")
    out.markup(made: format.styles.scope)
    out.markup("\" direction=\"ltr\" xml:space=\"preserve\"")
    if let language = format.options.languageTag { self.language(language) }
    if format.options.isResponsive { out.markup(" style=\"max-width:100%;height:auto\"") }
    if let arrangement = format.options.arrangement { self.arrangement(arrangement) }
    out.markup(">\n")
  }

  private mutating func extents(_ size: Size) {
    let page = format.options.page
    let shown = page?.printedSize(of: size) ?? size.displaySize
    let end: StaticString = page == nil ? "\"" : "mm\""
    out.markup(" width=\"", shown.width, end)
    out.markup(" height=\"", shown.height, end)
    out.markup(" viewBox=\"0 0 ", size.width, " ")
    out.markup("", size.height, "\"")
  }

  private mutating func arrangement(_ text: String) {
    out.markup(" data-arrangement=\"")
    out.text(text)
    out.markup("\"")
  }

  private mutating func language(_ language: String) {
    out.markup(" lang=\"")
    out.markup(made: language)
    out.markup("\" xml:lang=\"")
    out.markup(made: language)
    out.markup("\"")
  }

  mutating func describe() {
    if let title = format.options.title {
      out.markup("<title>")
      out.text(title)
      out.markup("</title>\n")
    }
    if let description = format.options.description {
      out.markup("<desc")
      if format.marks.isDescribedInEnglish { language("en") }
      out.markup(">")
      out.text(description)
      out.markup("</desc>\n")
    }
  }

  mutating func style() {
    out.markup("<style>\n")
    out.markup(made: format.styles.css)
    out.markup("\n</style>\n")
    // What has names of its own is part of a page, whose address may have any fragment.
    if format.styles.hasSchemes, format.options.prefix == nil { schemeTargets() }
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
    if layer == format.marks.repeatedLayer { out.markup("\" aria-hidden=\"true") }
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
    if mark.id < format.marks.levels.count { levelClass(of: mark) }
    if !format.marks.names.isEmpty, let name = format.marks.names[mark.id] {
      out.markup("\" id=\"")
      if let prefix = format.options.prefix { out.markup(made: prefix) }
      out.text(name)
    }
    if mark.id < format.marks.labels.count { label(mark) }
    out.markup("\">")
    startOfMark = out.count
    helpCount = 0
    if !format.marks.titles.isEmpty, let title = format.marks.titles[mark.id] {
      out.markup("<title>")
      out.text(title)
      out.markup("</title>")
    }
    isInMark = true
  }

  private mutating func levelClass(of mark: Mark) {
    guard format.marks.levels.indices.contains(mark.id) else { return }
    out.markup(" ")
    out.markup(made: PathStyles.levelClass(format.marks.levels[mark.id]))
  }

  /// Writes what those hear who cannot see a marked thing, in place of the texts in it.
  private mutating func label(_ mark: Mark) {
    guard format.marks.labels.indices.contains(mark.id), let label = format.marks.labels[mark.id]
    else { return }
    out.markup(
      format.marks.links.contains(mark.id)
        ? "\" role=\"group\" aria-label=\"" : "\" role=\"img\" aria-label=\"")
    out.text(label)
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

  mutating func begin(_ note: ItemNote) {
    switch note {
    case .link(let destination): out.link(to: destination, format)
    case .help(let text): help(text)
    }
    endLine()
  }

  mutating func end(_ note: ItemNote) {
    if note.isLink {
      out.markup("</a>")
    } else if isInMark, helpCount == 0 {
      return
    } else {
      helpCount -= 1
      out.markup("</g>")
    }
    endLine()
  }

  /// Writes the begin of what has a text to show: a group, unless it is all that is in a marked
  /// thing, which is one.
  private mutating func help(_ text: String) {
    if !isInMark || out.count != startOfMark {
      helpCount += 1
      out.markup("<g>")
    }
    out.markup("<title>")
    out.text(text)
    out.markup("</title>")
  }

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
