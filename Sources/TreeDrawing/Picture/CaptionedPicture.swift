extension ForestDiagram {
  /// The diagrams with words below them, on one background.
  func captioned(_ caption: String) -> some View {
    var diagrams = self
    diagrams.options.colors.background = .none
    return CaptionedPicture(
      picture: diagrams, caption: caption, labels: options.labels, theme: options.colors.theme,
      isSetFromLeft: options.style.arrangement.isSetFromLeft
    )
    .background(options.colors)
  }
}

/// A picture with words below it, in lines as long as it is wide.
struct CaptionedPicture<Picture: View>: View {
  let picture: Picture
  let caption: String
  let labels: LabelStyle
  let theme: Theme
  /// Whether the lines begin at the left margin; else each stands in the middle.
  let isSetFromLeft: Bool

  /// The margin of pictures.
  private static var margin: Double { 16.5 }

  var body: some View {
    CaptionLayout(isSetFromLeft: isSetFromLeft) {
      picture.fixedSize()
      Text(caption).font(labels.noteFont).lineHeight(labels.noteLineHeight)
        .foregroundStyle(theme.muted)
        .multilineTextAlignment(isSetFromLeft ? .leading : .center)
        .padding(
          EdgeInsets(top: 0, leading: Self.margin, bottom: Self.margin, trailing: Self.margin)
        )
        .frame(maxWidth: .infinity, alignment: isSetFromLeft ? .leading : .center)
    }
  }
}

/// A picture, and below it what takes its width, or more where that is too narrow for words.
private struct CaptionLayout: Layout {
  /// Whether both begin at the left; else each stands in the middle.
  let isSetFromLeft: Bool

  /// How wide the words may always be, in points.
  private static var leastWidth: Double { 280 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    let parts = parts(subviews)
    return Size(width: parts.width, height: parts.picture.height + parts.caption.height)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    let parts = parts(subviews)
    // A whole number of points, so that lines stay on pixels.
    let shift = isSetFromLeft ? 0 : ((parts.width - parts.picture.width) / 2).rounded(.down)
    subviews[0].place(
      at: Point(x: bounds.minX + shift, y: bounds.minY), proposal: .unspecified)
    subviews[1].place(
      at: Point(x: bounds.minX, y: bounds.minY + parts.picture.height),
      proposal: ProposedViewSize(width: parts.width, height: nil))
  }

  private func parts(_ subviews: LayoutSubviews) -> (width: Double, picture: Size, caption: Size) {
    guard subviews.count == 2 else { return (0, .zero, .zero) }
    let picture = subviews[0].sizeThatFits(.unspecified)
    let ideal = subviews[1].sizeThatFits(.unspecified).width
    let width = max(picture.width, min(ideal.rounded(.up), Self.leastWidth))
    let caption = subviews[1].sizeThatFits(ProposedViewSize(width: width, height: nil))
    return (width, picture, caption)
  }
}
