/// A style that SVG elements are painted in.
///
/// Each is in a box of its own: of two styles in place, also memory that the smaller one leaves
/// unset would be compared, which is of no harm and what memory checkers stop at.
indirect enum SVGStyle: Hashable {
  /// The style of a shape, and whether its line may have corners that a limit of their length cuts
  /// off.
  case shape(SVGElement, Paint, isPointed: Bool)
  case text(Font, Color, TextAnchor, halo: Color?)
  /// A style with gradients in place of its colours, by their numbers.
  case shaded(SVGStyle, fill: Int?, stroke: Int?)
}

extension SVGStyle {
  /// The style of a shape.
  init(of path: Path, _ paint: Paint) {
    let outline = path.outline
    self = .shape(outline.element, paint, isPointed: outline.isPointed(in: paint.style))
  }

  /// The style of a path that is made of connectors.
  init(ofConnectors paint: Paint) {
    self = .shape(.path, paint, isPointed: Outline?.none.isPointed(in: paint.style))
  }

  /// The style of a text.
  init(of text: PlacedText, _ colors: TextColors) {
    self = .text(text.font, colors.letters, text.anchor, halo: colors.halo)
  }

  /// The type of the elements that have the style.
  var element: SVGElement {
    switch self {
    case .shape(let element, _, _): element
    case .text: .text
    case .shaded(let style, _, _): style.element
    }
  }

  /// The style as CSS properties.
  ///
  /// - Parameters:
  ///   - typical: the values that another rule gives to all elements of the type, if any.
  ///   - fonts: the fonts that the document takes along.
  ///   - scope: what the names of the document's definitions begin with.
  /// - Returns: what that leaves to say.
  func properties(
    over typical: [SVGProperty.Value]?, _ fonts: EmbeddedFonts, scope: String
  ) -> [SVGProperty] {
    let properties = properties(fonts, scope)
    let given = typical ?? properties.map(\.initial)
    return zip(properties, given).filter { $0.value != $1 }.map(\.0)
  }

  /// The values of the properties of the element type, in the order of these.
  ///
  /// - Parameters:
  ///   - fonts: the fonts that the document takes along.
  ///   - scope: what the names of the document's definitions begin with.
  /// - Returns: a value for each property.
  func values(_ fonts: EmbeddedFonts, scope: String) -> [SVGProperty.Value] {
    properties(fonts, scope).map(\.value)
  }

  /// The properties of the element type, which are equal and in equal order for all styles of a
  /// type.
  private func properties(_ fonts: EmbeddedFonts, _ scope: String) -> [SVGProperty] {
    switch self {
    case .shape(_, let paint, let isPointed): paint.properties(isPointed: isPointed)
    case .text(let font, let color, let anchor, let halo):
      font.properties(anchor, fonts) + [SVGProperty("fill", color, initial: .text(""))]
        + haloProperties(halo)
    case .shaded(let style, let fill, let stroke):
      style.properties(fonts, scope).map { property in
        let gradient = property.name == "fill" ? fill : property.name == "stroke" ? stroke : nil
        guard let gradient else { return property }
        var shaded = property
        shaded.value = .text("url(#\(SVGDefinitions.gradientName(gradient, scope)))")
        return shaded
      }
    }
  }
}

/// The properties that put a halo behind letters: an outline, painted first.
private func haloProperties(_ halo: Color?) -> [SVGProperty] {
  let isThere = halo != nil
  return [
    SVGProperty("stroke", halo, initial: .text("none")),
    SVGProperty("stroke-width", isThere ? css(2 * Drawing.haloWidth) : "1", initial: "1"),
    SVGProperty("stroke-linejoin", isThere ? "round" : "miter", initial: "miter"),
    SVGProperty("paint-order", isThere ? "stroke" : "normal", initial: "normal"),
  ]
}

extension Outline? {
  /// Whether it may have corners that a style's limit of their length cuts off, which is shorter in
  /// SVG if nothing is said; right angles are √2 line widths long.
  fileprivate func isPointed(in style: StrokeStyle) -> Bool {
    switch self {
    case .rectangle, .capsule: style.miterLimit < 1.5
    case .ellipse, .circle, .dot, .line, .lowerSide: false
    case .form, nil: true
    }
  }
}

extension Paint {
  fileprivate func properties(isPointed: Bool) -> [SVGProperty] {
    let style = stroke == nil ? StrokeStyle() : style
    let isLimited = isPointed && stroke != nil && style.lineJoin == .miter
    return [
      SVGProperty("fill", fill, initial: .text("")),
      SVGProperty("stroke", stroke, initial: .text("none")),
      SVGProperty("stroke-width", css(style.lineWidth), initial: "1"),
      SVGProperty("stroke-linecap", style.lineCap.rawValue, initial: "butt"),
      SVGProperty("stroke-linejoin", style.lineJoin.rawValue, initial: "miter"),
      SVGProperty(
        "stroke-miterlimit", isLimited ? css(max(style.miterLimit, 1)) : "4", initial: "4"),
      SVGProperty("stroke-dasharray", style.dashes, initial: "none"),
      SVGProperty(
        "stroke-dashoffset", style.dash.isEmpty ? "0" : css(style.dashPhase), initial: "0"),
    ]
  }
}

extension StrokeStyle {
  fileprivate var dashes: String {
    dash.isEmpty ? "none" : dash.map(css).joined(separator: " ")
  }
}

extension Font {
  fileprivate func properties(_ anchor: TextAnchor, _ fonts: EmbeddedFonts) -> [SVGProperty] {
    let weight = face.drawnWeight(weight) == .bold ? "700" : "400"
    return [
      SVGProperty("font-family", fonts.families(of: self), initial: ""),
      SVGProperty("font-size", css(size) + "px", initial: ""),
      SVGProperty("font-weight", weight, initial: "400"),
      SVGProperty("font-style", face.isDrawnItalic ? "italic" : "normal", initial: "normal"),
      SVGProperty("text-anchor", anchor.rawValue, initial: ""),
      SVGProperty("white-space", "pre", initial: ""),
    ]
  }
}

/// A number as the document writes it.
private func css(_ value: Double) -> String {
  var writer = ByteWriter()
  writer.number(value)
  return String(decoding: writer.take(), as: UTF8.self)
}
