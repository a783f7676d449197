/// Entries beside each other, in as many lines as it takes; they begin at whole points.
struct LegendFlow: Layout {
  /// How much larger everything is than for labels of 14 points.
  let scale: Double

  private var gap: Double { (16 * scale).rounded(.up) }
  private var lineGap: Double { (4 * scale).rounded(.up) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    places(of: subviews, in: proposal.width).size
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let places = places(of: subviews, in: bounds.size.width).origins
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: Point(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func places(
    of subviews: Subviews, in width: Double?
  ) -> (origins: [Point], size: Size) {
    var origins: [Point] = []
    var (corner, size) = (Point.zero, Size.zero)
    for subview in subviews {
      let entry = subview.sizeThatFits(.unspecified)
      let entryWidth = entry.width.rounded(.up)
      if corner.x > 0, corner.x + entryWidth > width ?? .infinity {
        corner = Point(x: 0, y: size.height + lineGap)
      }
      origins.append(corner)
      size = Size(
        width: max(size.width, corner.x + entryWidth),
        height: max(size.height, corner.y + entry.height))
      corner.x += entryWidth + gap
    }
    return (origins, size)
  }
}

/// A picture, and a legend below it, which is as wide as the picture, and at least wide enough for
/// a few words.
struct LegendColumn: Layout {
  /// How much larger everything is than for labels of 14 points.
  let scale: Double

  private var gap: Double { 16 * scale }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let sizes = sizes(of: subviews, proposal)
    return Size(
      width: max(sizes.picture.width, sizes.legend.width),
      height: sizes.picture.height + gap + sizes.legend.height)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let picture = subviews.first, let legend = subviews.last else { return }
    let sizes = sizes(of: subviews, proposal)
    picture.place(at: bounds.origin, proposal: proposal)
    legend.place(
      at: Point(x: bounds.minX, y: bounds.minY + sizes.picture.height + gap),
      proposal: room(below: sizes.picture))
  }

  private func sizes(
    of subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (picture: Size, legend: Size) {
    let picture = subviews.first?.sizeThatFits(proposal) ?? .zero
    return (picture, subviews.last?.sizeThatFits(room(below: picture)) ?? .zero)
  }

  private func room(below picture: Size) -> ProposedViewSize {
    ProposedViewSize(width: max(picture.width, 200 * scale), height: nil)
  }
}

extension DrawingLayer {
  /// Where legends are, which are read after nodes.
  static let legend = DrawingLayer("legend", height: 3)
}

extension View {
  /// Puts a legend below a view: what its colours mean.
  ///
  ///     Diagram(house) { RoomBox($0) }
  ///       .legend([LegendEntry(.done), LegendEntry("Garden", tone: Theme.automatic.branches[0])])
  ///
  /// The legend begins at the left, 16 points below the view for labels of 14 points, and is about
  /// as wide as that.
  ///
  /// - Parameters:
  ///   - entries: the colours and what they mean; if there are none, the view stays as it is.
  ///   - theme: the colours of the picture.
  ///   - font: the font of the picture's labels.
  /// - Returns: the view and the legend.
  public func legend(
    _ entries: [LegendEntry], theme: Theme = .automatic, font: Font = .default
  ) -> some View {
    explained(by: entries.isEmpty ? nil : Legend(entries, theme: theme, font: font))
  }

  /// The view with a legend below, if there is one.
  @ViewBuilder
  func explained(by legend: Legend?) -> some View {
    if let legend {
      LegendColumn(scale: legend.labels.scale) {
        ZStack(alignment: .topLeading) { self }
        legend.layer(.legend)
      }
    } else {
      self
    }
  }
}
