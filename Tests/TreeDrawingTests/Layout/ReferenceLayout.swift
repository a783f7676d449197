@testable import TreeDrawing

/// The rules of layout, written down as directly as possible: recursive, without memory, slow, and without anything
/// that the engine computes with.
enum ReferenceLayout {
  /// The frames of the numbered views in a view that is offered a size.
  static func frames(of view: ReferenceView, for proposal: ProposedViewSize) -> [Int: Rect] {
    var frames: [Int: Rect] = [:]
    place(view, for: proposal, at: .zero, axis: nil, &frames)
    return frames
  }
}

// MARK: Sizes

extension ReferenceLayout {
  static func size(_ view: ReferenceView, _ p: ProposedViewSize, _ axis: Axis?) -> Size {
    switch view {
    case .fixed(let width, let height, _): Size(width: width, height: height)
    case .shape: Size(width: p.width ?? 10, height: p.height ?? 10)
    case .text(let text, _): text.size
    case .spacer(let length): spacer(length, p, axis)
    case .stack(let axis, _, _, _): stackSize(view, axis, p)
    case .zStack: pile(view, p, axis).size
    default: wrapperSize(view, p, axis)
    }
  }

  private static func wrapperSize(
    _ view: ReferenceView, _ p: ProposedViewSize, _ axis: Axis?
  ) -> Size {
    guard let (content, offered) = content(of: view, p) else { return .zero }
    let inner = size(content, offered, axis)
    switch view {
    case .padding(let insets, _):
      return Size(
        width: max(inner.width + insets.leading + insets.trailing, 0),
        height: max(inner.height + insets.top + insets.bottom, 0))
    case .frame(let width, let height, _, _, _):
      return Size(width: width ?? inner.width, height: height ?? inner.height)
    case .flexible(let width, let height, _, _, _):
      return Size(
        width: width.length(around: inner.width, p.width),
        height: height.length(around: inner.height, p.height))
    default: return inner
    }
  }

  /// What a wrapper wraps, and what that is offered.
  static func content(
    of view: ReferenceView, _ p: ProposedViewSize
  ) -> (ReferenceView, ProposedViewSize)? {
    switch view {
    case .padding(let insets, let view): (view, inside(insets, p))
    case .frame(let width, let height, _, _, let view):
      (view, ProposedViewSize(width: width ?? p.width, height: height ?? p.height))
    case .flexible(let width, let height, _, _, let view):
      (view, ProposedViewSize(width: width.offered(p.width), height: height.offered(p.height)))
    case .fixedSize(let horizontal, let vertical, let view):
      (
        view,
        ProposedViewSize(width: horizontal ? nil : p.width, height: vertical ? nil : p.height)
      )
    case .guide(_, _, _, _, let view), .secondary(_, _, _, let view, _), .offset(_, _, let view),
      .priority(_, let view):
      (view, p)
    default: nil
    }
  }
}

// MARK: Stacks and piles

extension ReferenceLayout {
  /// A view in a stack: what it is offered, what comes of it, and where it stands.
  struct Child {
    let view: ReferenceView
    let offered: ProposedViewSize
    let size: Size
    /// Where the view has the guide that the stack lines its views up by.
    let guide: Double
    var origin = Point.zero
  }

  static func children(_ view: ReferenceView, _ axis: Axis, _ p: ProposedViewSize) -> [Child] {
    guard case .stack(_, let guide, let spacing, let views) = view else { return [] }
    var children = zip(views, offers(views, axis, spacing, p)).map { view, offered in
      let size = size(view, offered, axis)
      let line = value(guide, axis.crossing, of: view, offered, size, axis)
      return Child(view: view, offered: offered, size: size, guide: line)
    }
    let lower = children.reduce(0) { min($0, -$1.guide) }
    var start = 0.0
    for i in children.indices {
      children[i].origin[axis] = start
      children[i].origin[axis.crossing] = -children[i].guide - lower
      start += children[i].size[axis] + spacing
    }
    return children
  }

  static func stackSize(_ view: ReferenceView, _ axis: Axis, _ p: ProposedViewSize) -> Size {
    let children = children(view, axis, p)
    guard case .stack(_, _, let spacing, _) = view, !children.isEmpty else { return .zero }
    let lower = children.reduce(0) { min($0, -$1.guide) }
    let upper = children.reduce(0) { max($0, rest($1.size[axis.crossing], $1.guide)) }
    var total = Size.zero
    total[axis] = max(children.reduce(-spacing) { $0 + $1.size[axis] + spacing }, 0)
    total[axis.crossing] = upper - lower
    return total
  }

  private static func offers(
    _ views: [ReferenceView], _ axis: Axis, _ spacing: Double, _ p: ProposedViewSize
  ) -> [ProposedViewSize] {
    func length(_ view: ReferenceView, _ offered: Double) -> Double {
      var offer = p
      offer[axis] = offered
      return size(view, offer, axis)[axis]
    }
    var offers = views.map { _ in p }
    guard let total = p[axis] else { return offers }
    let least = views.map { length($0, 0) }
    let flexibility = zip(views, least).map { length($0, .infinity) - $1 }
    var free = total - spacing * Double(max(views.count - 1, 0)) - least.reduce(0, +)
    let priorities = Set(views.map(priority)).sorted(by: >)
    for priority in priorities {
      var group = views.indices.filter { self.priority(views[$0]) == priority }
      group.sort { a, b in
        if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
        if flexibility[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
        return a < b
      }
      free += group.reduce(0) { $0 + least[$1] }
      for (rank, i) in group.enumerated() {
        let share = max(free / Double(group.count - rank), 0)
        offers[i][axis] = share
        if free.isFinite { free -= length(views[i], share) }
      }
    }
    return offers
  }

  /// What a length has behind a guide; only how long a view can get is asked with infinite lengths.
  private static func rest(_ length: Double, _ guide: Double) -> Double {
    guide.isInfinite ? 0 : length - guide
  }

  static func priority(_ view: ReferenceView) -> Double {
    if case .priority(let value, _) = view { return value }
    return content(of: view, .unspecified).map { priority($0.0) } ?? 0
  }

  static func zStack(
    _ view: ReferenceView, _ p: ProposedViewSize, _ axis: Axis?
  ) -> (size: Size, origins: [Point]) {
    guard case .zStack(let horizontal, let vertical, let views) = view, !views.isEmpty else {
      return (.zero, [])
    }
    let sizes = views.map { Self.size($0, p, axis) }
    let x = zip(views, sizes).map { value(horizontal, .horizontal, of: $0, p, $1, axis) }
    let y = zip(views, sizes).map { value(vertical, .vertical, of: $0, p, $1, axis) }
    let top = views.map(priority).max()
    let decisive = views.indices.filter { priority(views[$0]) == top }
    let left = decisive.map { x[$0] }.max() ?? 0
    let above = decisive.map { y[$0] }.max() ?? 0
    let size = Size(
      width: left + (decisive.map { rest(sizes[$0].width, x[$0]) }.max() ?? 0),
      height: above + (decisive.map { rest(sizes[$0].height, y[$0]) }.max() ?? 0))
    return (size, views.indices.map { Point(x: left - x[$0], y: above - y[$0]) })
  }
}

// MARK: Guides

extension ReferenceLayout {
  static func value(
    _ guide: ReferenceGuide, _ guideAxis: Axis, of view: ReferenceView, _ p: ProposedViewSize,
    _ size: Size, _ axis: Axis?
  ) -> Double {
    explicit(guide, guideAxis, of: view, p, axis) ?? guide.defaultValue(size[guideAxis], guideAxis)
  }

  static func explicit(
    _ guide: ReferenceGuide, _ guideAxis: Axis, of view: ReferenceView, _ p: ProposedViewSize,
    _ axis: Axis?
  ) -> Double? {
    switch view {
    case .fixed, .shape, .spacer: return nil
    case .text(let text, _): return guide.value(in: text, guideAxis)
    case .stack(let stackAxis, _, _, _):
      let final = offeredWhenPlacing(view, p, axis)
      let children = children(view, stackAxis, final)
      return combined(
        guide, guideAxis, children.map { ($0.view, $0.offered, $0.origin) }, stackAxis)
    case .zStack(_, _, let views):
      let final = offeredWhenPlacing(view, p, axis)
      let origins = pile(view, final, axis).origins
      return combined(guide, guideAxis, zip(views, origins).map { ($0, final, $1) }, axis)
    case .guide(guide, let width, let height, let plus, let content):
      let size = size(content, p, axis)
      let inner = value(guide, guideAxis, of: content, p, size, axis)
      let own =
        guideAxis == .horizontal
        ? size.width * width + size.height * height + plus : inner + size.width * width - plus
      return own.isNaN ? explicit(guide, guideAxis, of: content, p, axis) : own
    default:
      guard let (content, offered) = content(of: view, p) else { return nil }
      let origin = guideOrigin(of: view, p, axis)
      return explicit(guide, guideAxis, of: content, offered, axis).map { $0 + origin[guideAxis] }
    }
  }

  private static func combined(
    _ guide: ReferenceGuide, _ guideAxis: Axis,
    _ children: [(view: ReferenceView, offered: ProposedViewSize, origin: Point)], _ axis: Axis?
  ) -> Double? {
    let values = children.compactMap { child in
      explicit(guide, guideAxis, of: child.view, child.offered, axis)
        .map { $0 + child.origin[guideAxis] }
    }
    return guide.combined(values, guideAxis)
  }

  /// Where the content of a wrapper stands, as far as guides are concerned.
  private static func guideOrigin(
    of view: ReferenceView, _ p: ProposedViewSize, _ axis: Axis?
  ) -> Point {
    if case .offset = view { return .zero }
    return origin(of: view, p, axis)
  }

  /// Where the content of a wrapper stands.
  static func origin(of view: ReferenceView, _ p: ProposedViewSize, _ axis: Axis?) -> Point {
    guard let (content, offered) = content(of: view, p) else { return .zero }
    switch view {
    case .padding(let insets, _): return Point(x: insets.leading, y: insets.top)
    case .offset(let x, let y, _): return Point(x: x, y: y)
    case .frame(_, _, let horizontal, let vertical, _),
      .flexible(_, _, let horizontal, let vertical, _):
      let outer = size(view, p, axis)
      let inner = size(content, offered, axis)
      return Point(
        x: horizontal.defaultValue(outer.width, .horizontal)
          - value(horizontal, .horizontal, of: content, offered, inner, axis),
        y: vertical.defaultValue(outer.height, .vertical)
          - value(vertical, .vertical, of: content, offered, inner, axis))
    default: return .zero
    }
  }
}
