/// What stands before a label: the character that the node names, or the sign of its class.
struct NodeIcon: View {
  private let text: FixedText?
  private let sign: (shape: NodeSign, color: Color)?
  /// The colour of the character; nil for that of the picture.
  private let color: Color?
  /// The extent of a sign, in points.
  private let side: Double

  /// Finds what stands before a label; nil if nothing does.
  ///
  /// - Parameters:
  ///   - attributes: the node's.
  ///   - textStyle: how its texts are written.
  ///   - labels: the style of texts.
  ///   - side: the extent of signs; if not given, that which suits boxes.
  init?(
    _ attributes: Attributes, _ textStyle: LabelTextStyle, _ labels: LabelStyle, side: Double? = nil
  ) {
    guard attributes.icon != nil || textStyle.sign != nil else { return nil }
    text = attributes.icon.map { FixedText(content: $0) }
    color = textStyle.text
    sign = textStyle.sign
    self.side = side ?? NodeSign.side * labels.scale
  }

  /// The space between it and the label, at 14 points.
  static let gap = 6.0

  var body: some View {
    if let text {
      text.textStyled(LabelTextStyle(text: color, quiet: color ?? .black))
    } else if let sign {
      SignView(sign: sign.shape, color: sign.color, side: side)
    }
  }

  /// How wide it is, in points.
  func width(in labels: LabelStyle) -> Double {
    text.map { labels.size(ofLabel: $0).width } ?? side
  }
}

/// A sign of a size.
struct SignView: View {
  let sign: NodeSign
  let color: Color
  /// Its extent in points.
  let side: Double

  var body: some View {
    SignShape(sign: sign)
      .stroke(
        color,
        style: StrokeStyle(lineWidth: 0.18 * side, lineCap: .round, lineJoin: .round)
      )
      .frame(width: side, height: side)
  }
}
