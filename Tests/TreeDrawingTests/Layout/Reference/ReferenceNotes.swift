@testable import TreeDrawing

/// What random views notice while they are drawn.
final class ReferenceNotes {
  private(set) var told: [Int: [Rect]] = [:]
  var values: [Int] = []
  var anchored: [Int] = []

  /// Notes a frame, and paints nothing.
  func note(_ id: Int, _ frame: Rect) -> EmptyView {
    told[id, default: []].append(frame)
    return EmptyView()
  }
}

/// What random views say, in order.
enum ReferenceWords: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Where random views say that they and the middles of their lower edges are, with their numbers.
enum ReferenceAnchors: PreferenceKey {
  typealias Ends = (Int, Anchor<Rect>, Anchor<Point>?)

  static var defaultValue: [Ends] { [] }
  static func reduce(value: inout [Ends], nextValue: () -> [Ends]) { value += nextValue() }
}

/// What random views tell the containers around them.
enum ReferenceValue: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

/// A container that arranges its views by one of the rules of random views.
struct RuledLayout: Layout {
  let rule: ReferenceRule

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let asked = rule == .passing ? proposal : .unspecified
    let sizes = subviews.map { $0.sizeThatFits(asked) }
    switch rule {
    case .filling: return proposal.replacingUnspecifiedDimensions()
    case .staircase:
      return sizes.reduce(.zero) {
        Size(width: $0.width + $1.width, height: $0.height + $1.height)
      }
    case .passing, .telling:
      return sizes.reduce(.zero) {
        Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
    }
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    if rule == .telling { return ViewSpacing(3) }
    return subviews.isEmpty ? .zero : subviews.reduce(ViewSpacing()) { $0.union($1.spacing) }
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var corner = bounds.origin
    for subview in subviews {
      switch rule {
      case .staircase:
        subview.place(at: corner, proposal: .unspecified)
        let size = subview.sizeThatFits(.unspecified)
        corner = Point(x: corner.x + size.width, y: corner.y + size.height)
      case .passing: subview.place(at: corner, proposal: proposal)
      case .filling:
        subview.place(
          at: Point(x: bounds.midX, y: bounds.midY), anchor: .center,
          proposal: ProposedViewSize(bounds.size))
      case .telling:
        let place = Point(
          x: corner.x + Double(subview[ReferenceValue.self]),
          y: corner.y + max(subview.priority, -4) * 5)
        subview.place(at: place, proposal: .unspecified)
      }
    }
  }
}
