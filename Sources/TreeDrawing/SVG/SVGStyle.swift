/// How one SVG element is painted.
enum SVGStyle: Hashable {
  case shape(Tag, Paint)
  case text(Font, Color)

  /// The element types that the writer uses.
  enum Tag: UInt8, CaseIterable {
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
}

extension SVGStyle {
  /// The style of a step in drawing, if it paints.
  init?(of item: Drawing.Item) {
    switch item {
    case .shape(let path, let paint): self = .shape(path.tag, paint)
    case .text(_, center: _, let font, let color): self = .text(font, color)
    case .begin, .end: return nil
    }
  }

  var tag: Tag {
    switch self {
    case .shape(let tag, _): tag
    case .text: .text
    }
  }

  /// The style as CSS declarations.
  ///
  /// - Parameter isComplete: whether to write properties that have their initial values too, which
  ///   another rule for the same element may have changed.
  /// - Returns: the declarations, separated by semicolons.
  func declarations(isComplete: Bool) -> String {
    let properties =
      switch self {
      case .shape(_, let paint): paint.properties
      case .text(let font, let color): font.properties + [("fill", color.css, "")]
      }
    return properties.filter { isComplete || $0.value != $0.initial }
      .map { "\($0.name):\($0.value)" }.joined(separator: ";")
  }
}

extension Path {
  /// The element type that says it most shortly.
  var tag: SVGStyle.Tag {
    switch form {
    case .rectangle: .rect
    case .ellipse: .ellipse
    case .line, .steps: .path
    }
  }
}

/// A CSS property with its value here and in an element that no rule is for.
private typealias Property = (name: String, value: String, initial: String)

extension Paint {
  fileprivate var properties: [Property] {
    [
      ("fill", fill?.css ?? "none", ""), ("stroke", stroke?.css ?? "none", "none"),
      ("stroke-width", css(stroke == nil ? 1 : lineWidth), "1"),
      ("stroke-linecap", stroke == nil ? "butt" : lineCap.rawValue, "butt"),
      ("stroke-dasharray", dashes, "none"),
    ]
  }
}

extension Paint {
  private var dashes: String {
    stroke == nil || dash.isEmpty ? "none" : dash.map(css).joined(separator: " ")
  }
}

extension Font {
  fileprivate var properties: [Property] {
    [
      ("font-family", Font.family, ""), ("font-size", css(size) + "px", ""),
      ("font-weight", weight == .bold ? "700" : "400", "400"), ("text-anchor", "middle", ""),
      ("white-space", "pre", ""),
    ]
  }
}

extension Color {
  /// The colour as CSS writes it, `#rrggbb`, or with a fourth part where it is not opaque.
  fileprivate var css: String {
    let parts = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + parts.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
  }
}

/// A number as the document writes it.
private func css(_ value: Double) -> String {
  var writer = ByteWriter()
  writer.number(value)
  return String(decoding: writer.bytes, as: UTF8.self)
}
