/// A line as long as a number of units, and the number.
struct ScaleBar: View {
  let number: RoundNumber
  /// How long the line is, in points.
  let length: Double
  let theme: Theme
  let labels: LabelStyle
  let edge: Paint

  /// Makes the longest bar for a round number that is not longer than a quarter of a width.
  init?(_ scale: Double, fitting width: Double, _ theme: Theme, _ labels: LabelStyle, _ edge: Paint)
  {
    guard let number = RoundNumber(atMost: width / 4 / scale) else { return nil }
    self.number = number
    length = number.value * scale
    (self.theme, self.labels, self.edge) = (theme, labels, edge)
  }

  /// How much of the picture it takes, with the space above it, in points at 14.
  static let height = 30.0

  var body: some View {
    HStack(spacing: 8 * labels.scale) {
      Ruler().stroke(edge.stroke, style: edge.style)
        .frame(width: length, height: 6 * labels.scale)
      FixedText(content: number.text).font(labels.noteFont).lineHeight(labels.noteLineHeight)
        .foregroundStyle(theme.muted).multilineTextAlignment(.leading)
    }
  }
}

/// A line with ticks at its ends.
private struct Ruler: Shape {
  func path(in rect: Rect) -> Path {
    Path { path in
      path.addLines([rect[.topLeading], rect[.bottomLeading]])
      path.addLines([rect[.leading], rect[.trailing]])
      path.addLines([rect[.topTrailing], rect[.bottomTrailing]])
    }
  }
}
