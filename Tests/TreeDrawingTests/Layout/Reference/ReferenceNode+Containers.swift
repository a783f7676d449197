@testable import TreeDrawing

// Views on top of each other, and containers of one's own.

extension ReferenceNode {
  /// A pile with what is offered: its size, and where the views are.
  ///
  /// The size is the union of the aligned views of the highest priority; others are aligned with these.
  func pile(
    _ horizontal: ReferenceGuide, _ vertical: ReferenceGuide, _ p: ProposedViewSize
  ) -> (size: Size, places: [Place]) {
    let top = views.map(\.priority).max()
    let decisive = views.filter { $0.priority == top }
    var (corner, rest) = (Point.zero, Point.zero)
    for (index, view) in decisive.enumerated() {
      let line = view.point(horizontal, vertical, p)
      let size = view.size(p)
      let behind = Point(x: Self.rest(size.width, line.x), y: Self.rest(size.height, line.y))
      corner = index == 0 ? line : Point(x: max(corner.x, line.x), y: max(corner.y, line.y))
      rest = index == 0 ? behind : Point(x: max(rest.x, behind.x), y: max(rest.y, behind.y))
    }
    let places = views.map {
      Place(view: $0, offered: p, origin: corner - $0.point(horizontal, vertical, p))
    }
    return (Size(width: corner.x + rest.x, height: corner.y + rest.y), places)
  }

  func layoutSize(_ rule: ReferenceRule, _ p: ProposedViewSize) -> Size {
    let ideal = views.map { $0.size(.unspecified) }
    switch rule {
    case .staircase:
      return ideal.reduce(.zero) {
        Size(width: $0.width + $1.width, height: $0.height + $1.height)
      }
    case .passing:
      return views.map { $0.size(p) }.reduce(.zero, Self.union)
    case .filling: return p.orTen
    case .telling: return ideal.reduce(.zero, Self.union)
    }
  }

  func layoutPlaces(_ rule: ReferenceRule, _ p: ProposedViewSize) -> [Place] {
    let size = size(p)
    var corner = Point.zero
    return views.map { view in
      let ideal = view.size(.unspecified)
      switch rule {
      case .staircase:
        defer { corner = Point(x: corner.x + ideal.width, y: corner.y + ideal.height) }
        return Place(view: view, offered: .unspecified, origin: corner)
      case .passing: return Place(view: view, offered: p)
      case .filling:
        let offered = ProposedViewSize(size)
        let inner = view.size(offered)
        let middle = Point(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2)
        return Place(view: view, offered: offered, origin: middle)
      case .telling:
        let down = max(view.priority, -4) * 5
        return Place(
          view: view, offered: .unspecified,
          origin: Point(x: Double(view.layoutValue ?? 0), y: down))
      }
    }
  }

  private static func union(_ one: Size, _ other: Size) -> Size {
    Size(width: max(one.width, other.width), height: max(one.height, other.height))
  }
}
