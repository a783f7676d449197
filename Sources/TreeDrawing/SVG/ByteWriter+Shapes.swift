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
    case .rectangle: .rect
    case .ellipse: .ellipse
    default: .path
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

  private mutating func steps(_ steps: [Path.Step]) {
    markup("<path d=\"")
    for step in steps { self.step(step) }
    markup("\"")
  }

  private mutating func step(_ step: Path.Step) {
    switch step {
    case .move(let end): points("M", end)
    case .line(let end): points("L", end)
    case .quadCurve(let end, let control): points("Q", control, end)
    case .curve(let end, let control1, let control2): points("C", control1, control2, end)
    case .close: markup("Z")
    }
  }

  private mutating func points(_ command: StaticString, _ points: Point...) {
    markup(command)
    for (index, point) in points.enumerated() {
      if index > 0 { markup(" ") }
      markup("", point.x, " ")
      number(point.y)
    }
  }
}
