/// How one SVG element is painted.
enum SVGStyle: Hashable {
  case shape(Tag, Paint)
  case text(Font, Color)

  /// The element types that the writer uses.
  enum Tag: UInt8, CaseIterable {
    case path
    case rect
    case text

    var name: String {
      switch self {
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
    case .shape(.rectangle, let paint): self = .shape(.rect, paint)
    case .shape(.line, let paint): self = .shape(.path, paint)
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
  var declarations: String {
    switch self {
    case .shape(_, let paint): paint.declarations
    case .text(let font, let color): font.declarations + ";fill:" + color.css
    }
  }
}

extension Paint {
  fileprivate var declarations: String {
    var declarations = ["fill:" + (fill?.css ?? "none")]
    if let stroke {
      declarations.append("stroke:" + stroke.css)
      if lineWidth != 1 { declarations.append("stroke-width:" + css(lineWidth)) }
      if lineCap != .butt { declarations.append("stroke-linecap:" + lineCap.rawValue) }
    }
    return declarations.joined(separator: ";")
  }
}

extension Font {
  fileprivate var declarations: String {
    "font-family:\(Font.family);font-size:\(css(size))px"
      + (weight == .bold ? ";font-weight:700" : "")
      + ";text-anchor:middle;white-space:pre"
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
