/// How a node is coloured, and how its outline is drawn.
public struct NodeLook: Hashable, Sendable {
  /// The ground; nil for none.
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

  /// Makes a look; what is not given is plain.
  ///
  /// - Parameters:
  ///   - fill: the ground; nil for none.
  ///   - stroke: the outline; nil for none.
  ///   - text: the label's colour.
  ///   - quiet: the note's colour.
  ///   - lineWidth: how wide the outline is, in points.
  ///   - isDashed: whether the outline is dashed.
  ///   - isBold: whether the label is bold.
  ///   - sign: a small picture before the label.
  public init(
    fill: Color? = nil, stroke: Color? = nil, text: Color, quiet: Color, lineWidth: Double = 1,
    isDashed: Bool = false, isBold: Bool = false, sign: NodeSign? = nil
  ) {
    self.fill = fill
    self.stroke = stroke
    self.text = text
    self.quiet = quiet
    self.lineWidth = lineWidth
    self.isDashed = isDashed
    self.isBold = isBold
    self.sign = sign
  }
}

extension NodeLook {
  /// How its ground and its outline are painted; nil if it has neither.
  var paint: Paint? {
    guard fill != nil || stroke != nil else { return nil }
    return Paint(
      fill: fill, stroke: stroke,
      style: StrokeStyle(lineWidth: lineWidth, dash: isDashed ? [4, 3] : []))
  }

  /// The look on the ground of a tone.
  func on(_ tone: Tone) -> NodeLook {
    var look = self
    look.fill = tone.tint
    look.stroke = tone.line
    look.text = tone.text
    look.quiet = tone.quiet
    return look
  }

  /// The look on the ground of a colour, with letters that stand out from it.
  func on(_ ground: Color) -> NodeLook {
    var look = self
    look.fill = ground
    look.stroke = ground.mapped(\.outline)
    look.text = ground.mapped(\.letters)
    look.quiet = look.text
    return look
  }
}

extension ColorBytes {
  /// A colour for the outline of a ground of this colour.
  fileprivate var outline: ColorBytes {
    let place = OKLab(self)
    var outline = place.inLightness(isDark ? place.lightness + 0.12 : place.lightness - 0.12).bytes
    outline.opacity = opacity
    return outline
  }

  /// The colour for letters on a ground of this colour.
  fileprivate var letters: ColorBytes {
    let usual = [ColorBytes(red: 0x1f, green: 0x23, blue: 0x28), .white]
    return usual.first { $0.contrast(with: self) >= 4.5 } ?? (isDark ? .white : .black)
  }
}
