/// How a node is coloured, and how its outline is drawn.
public struct NodeStyle: Hashable, Sendable {
  /// The colour inside; nil for none.
  public var fill: Color?
  /// The outline; nil for none.
  public var stroke: Color?
  /// The label.
  public var text: Color
  /// The note.
  public var quiet: Color
  /// How wide the outline is, in points.
  public var lineWidth: Double
  /// Whether the outline is dashed.
  public var isDashed: Bool
  /// Whether the label is bold.
  public var isBold: Bool
  /// A small picture before the label.
  public var sign: NodeSign?

  /// Makes a style; what is not given is plain.
  ///
  /// - Parameters:
  ///   - fill: the colour inside; nil for none.
  ///   - stroke: the outline; nil for none.
  ///   - text: the label's colour.
  ///   - quiet: the note's colour.
  ///   - lineWidth: how wide the outline is, in points.
  ///   - isDashed: whether the outline is dashed.
  ///   - isBold: whether the label is bold.
  public init(
    fill: Color? = nil, stroke: Color? = nil, text: Color, quiet: Color, lineWidth: Double = 1,
    isDashed: Bool = false, isBold: Bool = false
  ) {
    self.fill = fill
    self.stroke = stroke
    self.text = text
    self.quiet = quiet
    self.lineWidth = lineWidth
    self.isDashed = isDashed
    self.isBold = isBold
  }
}

extension NodeStyle {
  /// How its inside and its outline are painted; nil if it has neither.
  var paint: Paint? {
    guard fill != nil || stroke != nil else { return nil }
    return Paint(
      fill: fill, stroke: stroke,
      style: StrokeStyle(lineWidth: lineWidth, dash: isDashed ? [4, 3] : []))
  }

  /// The style in the colours of a tone.
  func on(_ tone: Tone) -> NodeStyle {
    var style = self
    style.fill = tone.tint
    style.stroke = tone.line
    style.text = tone.text
    style.quiet = tone.quiet
    return style
  }

  /// The style inside which is a colour, with letters that stand out from it.
  func on(_ fill: Color) -> NodeStyle {
    var style = self
    style.fill = fill
    style.stroke = fill.mapped(\.outline)
    style.text = fill.mapped(\.letters)
    style.quiet = style.text
    return style
  }
}

extension ColorBytes {
  /// A colour for the outline around this colour.
  fileprivate var outline: ColorBytes {
    let place = OKLab(self)
    var outline = place.inLightness(isDark ? place.lightness + 0.12 : place.lightness - 0.12).bytes
    outline.opacity = opacity
    return outline
  }

  /// The colour for letters on this colour.
  fileprivate var letters: ColorBytes {
    let usual = [ColorBytes(red: 0x1f, green: 0x23, blue: 0x28), .white]
    return usual.first { $0.contrast(with: self) >= 4.5 } ?? (isDark ? .white : .black)
  }
}
