// What outlines are in SVG: elements of their own if it has any, and paths otherwise.

/// A type of the SVG elements that paint something.
enum SVGElement: UInt8, CaseIterable {
  case ellipse
  case path
  case rect
  case text

  var name: String {
    switch self {
    case .ellipse: "ellipse"
    case .path: "path"
    case .rect: "rect"
    case .text: "text"
    }
  }
}

extension Outline? {
  /// The element type that says it most shortly; with no simple outline, it is a path.
  var element: SVGElement {
    switch self {
    case .rectangle, .capsule: .rect
    case .ellipse, .circle, .dot: .ellipse
    case .line, .lowerSide, .form, nil: .path
    }
  }
}

extension ByteWriter {
  /// Appends the start of an element for a path, with all that places it.
  @inline(__always)
  mutating func shape(_ path: Path) {
    switch path.form {
    case .simple(.rectangle(let radius), in: let frame): rectangle(frame, radius)
    case .simple(.line(let start, let end), in: _): line(start, end)
    case .simple(.ellipse, in: let frame): ellipse(frame)
    case .simple(.form(let form), in: let frame): self.form(form, frame)
    default: steps(path.form.steps)
    }
  }

  /// Appends the start of an element for a path that is made of connectors.
  @inline(__always)
  mutating func connectors(_ path: Int, of table: borrowing ConnectorTable) {
    markup("<path d=\"")
    table.draw(path: path, with: &self)
    markup("\"")
  }

  private mutating func rectangle(_ rect: Rect, _ cornerRadius: Double) {
    markup("<rect")
    attribute(" x=\"", rect.minX)
    attribute(" y=\"", rect.minY)
    attribute(" width=\"", max(rect.width, 0))
    attribute(" height=\"", max(rect.height, 0))
    if cornerRadius > 0 { attribute(" rx=\"", cornerRadius) }
  }

  private mutating func ellipse(_ rect: Rect) {
    markup("<ellipse")
    attribute(" cx=\"", rect.midX)
    attribute(" cy=\"", rect.midY)
    attribute(" rx=\"", max(rect.width, 0) / 2)
    attribute(" ry=\"", max(rect.height, 0) / 2)
  }

  private mutating func line(_ start: Point, _ end: Point) {
    markup("<path d=\"M", start.x, " ")
    markup("", start.y, "L")
    markup("", end.x, " ")
    markup("", end.y, "\"")
  }

  private mutating func form(_ form: FrameForm, _ frame: Rect) {
    markup("<path d=\"")
    form.type.draw(in: frame, with: &self)
    markup("\"")
  }

  private mutating func steps(_ steps: [Path.Step]) {
    markup("<path d=\"")
    for step in steps { self.step(step) }
    markup("\"")
  }

  private mutating func step(_ step: Path.Step) {
    switch step {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2):
      addCurve(to: end, control1: control1, control2: control2)
    case .close: closeSubpath()
    }
  }
}
