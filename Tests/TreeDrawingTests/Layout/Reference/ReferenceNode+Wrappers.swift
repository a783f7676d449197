@testable import TreeDrawing

// Views around one view.

extension ReferenceNode {
  func wrapperSize(_ p: ProposedViewSize) -> Size {
    guard let content = views.first else { return .zero }
    let inner = content.size(offer(p))
    switch kind {
    case .padding(let insets):
      return Size(
        width: max(inner.width + insets.leading + insets.trailing, 0),
        height: max(inner.height + insets.top + insets.bottom, 0))
    case .frame(let width, let height, _, _):
      return Size(width: width ?? inner.width, height: height ?? inner.height)
    case .flexible(let width, let height, _, _):
      return Size(
        width: width.length(around: inner.width, offered: p.width),
        height: height.length(around: inner.height, offered: p.height))
    case .position:
      return Size(width: p.width ?? inner.width, height: p.height ?? inner.height)
    default: return inner
    }
  }

  /// What the content is offered when its size is asked for.
  private func offer(_ p: ProposedViewSize) -> ProposedViewSize {
    switch kind {
    case .padding(let insets):
      ProposedViewSize(
        width: p.width.map { max($0 - insets.leading - insets.trailing, 0) },
        height: p.height.map { max($0 - insets.top - insets.bottom, 0) })
    case .frame(let width, let height, _, _):
      ProposedViewSize(width: width ?? p.width, height: height ?? p.height)
    case .flexible(let width, let height, _, _):
      ProposedViewSize(width: width.offer(p.width), height: height.offer(p.height))
    case .fixedSize(let horizontal, let vertical):
      ProposedViewSize(width: horizontal ? nil : p.width, height: vertical ? nil : p.height)
    case .ratio(let ratio, let fills): Self.offer(p, of: ratio, fills)
    default: p
    }
  }

  /// The largest size of a ratio that fits what is offered, or the smallest that fills it.
  private static func offer(
    _ p: ProposedViewSize, of ratio: Double, _ fills: Bool
  ) -> ProposedViewSize {
    let heights = [p.width.map { $0 / ratio }, p.height].compactMap { $0 }
    guard let height = fills ? heights.max() : heights.min() else { return p }
    return ProposedViewSize(width: height * ratio, height: height)
  }

  /// What the content is offered when it is placed: in a flexible frame and at a position, the final size.
  private func finalOffer(_ p: ProposedViewSize) -> ProposedViewSize {
    switch kind {
    case .flexible, .position: ProposedViewSize(size(p))
    default: offer(p)
    }
  }

  func wrapperPlaces(_ p: ProposedViewSize) -> [Place] {
    guard let content = views.first else { return [] }
    let offered = finalOffer(p)
    let primary = Place(view: content, offered: offered, origin: contentOrigin(p, offered))
    guard case .secondary(_, let horizontal, let vertical) = kind else { return [primary] }
    let offer = ProposedViewSize(content.size(offered))
    let place =
      content.point(horizontal, vertical, offered) - views[1].point(horizontal, vertical, offer)
    return [primary, Place(view: views[1], offered: offer, origin: primary.origin + place)]
  }

  private func contentOrigin(_ p: ProposedViewSize, _ offered: ProposedViewSize) -> Point {
    switch kind {
    case .padding(let insets): return Point(x: insets.leading, y: insets.top)
    case .offset(let x, let y): return Point(x: x, y: y)
    case .position(let x, let y):
      let inner = views[0].size(offered)
      return Point(x: x - inner.width / 2, y: y - inner.height / 2)
    case .frame(_, _, let horizontal, let vertical), .flexible(_, _, let horizontal, let vertical):
      let size = size(p)
      let own = Point(
        x: horizontal.defaultValue(size.width, .horizontal, middle: nil),
        y: vertical.defaultValue(size.height, .vertical, middle: nil))
      return own - views[0].point(horizontal, vertical, offered)
    default: return .zero
    }
  }
}

extension ReferenceBounds {
  /// What is offered to the content: what is offered, or else the ideal length, within the bounds.
  func offer(_ offered: Double?) -> Double? { (offered ?? ideal).map(within) }

  /// How long a frame is around content of a length.
  func length(around content: Double, offered: Double?) -> Double {
    guard let offered else { return ideal.map(within) ?? within(content) }
    let clamped = within(offered)
    switch (least, greatest) {
    case (.some, .some): return clamped
    case (.some, nil): return within(min(clamped, content))
    case (nil, .some): return within(max(clamped, content))
    case (nil, nil): return content
    }
  }

  /// The nearest length within the bounds, of which the ideal is at least the least, the greatest at least both.
  private func within(_ length: Double) -> Double {
    let lowest = least ?? 0
    let highest = greatest.map { max($0, max(ideal ?? 0, lowest)) } ?? .infinity
    return min(max(length, least == nil ? length : lowest), highest)
  }
}
