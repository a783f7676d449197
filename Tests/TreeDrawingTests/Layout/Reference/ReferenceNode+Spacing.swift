@testable import TreeDrawing

// Gaps that the stack does not say.

extension ReferenceNode {
  /// The gaps after all views but the last, in a stack along an axis: the larger of what both neighbours want, or else 8.
  func gaps(_ axis: Axis, _ spacing: Double?) -> [Double] {
    let edges: (RectangleEdge, RectangleEdge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return zip(views, views.dropFirst()).map { view, next in
      spacing ?? [view.gap(edges.0), next.gap(edges.1)].compactMap { $0 }.max() ?? 8
    }
  }

  /// The gap that the view wants at an edge, if it wants any in particular: a spacer none along its axis, and a container
  /// what its views want there.
  private func gap(_ edge: RectangleEdge) -> Double? {
    let isHorizontal = edge == .leading || edge == .trailing
    switch kind {
    case .spacer: return axis == nil || axis == (isHorizontal ? .horizontal : .vertical) ? 0 : nil
    case .layout(.telling): return 3
    case .stack(.horizontal, _, _) where edge == .leading,
      .stack(.vertical, _, _) where edge == .top:
      return Self.gap(edge, of: views.prefix(1))
    case .stack(.horizontal, _, _) where edge == .trailing,
      .stack(.vertical, _, _) where edge == .bottom:
      return Self.gap(edge, of: views.suffix(1))
    case .stack, .layout: return Self.gap(edge, of: views[...])
    case .zStack:
      let top = views.map(\.priority).max()
      return Self.gap(edge, of: views.filter { $0.priority == top }[...])
    case .reader, .position, .fixed, .color, .text, .divider: return nil
    case .padding(let insets): return insets[edge] == 0 ? views[0].gap(edge) : nil
    case .frame(let width, let height, _, _):
      let isGiven = (isHorizontal ? width : height) != nil
      return views[0].isSpacer || !isGiven ? views[0].gap(edge) : nil
    case .flexible(let width, let height, _, _):
      let isGiven = (isHorizontal ? width : height) != ReferenceBounds()
      return views[0].isSpacer || !isGiven ? views[0].gap(edge) : nil
    default: return views[0].gap(edge)
    }
  }

  /// The largest gap that any of some views wants at an edge, none if there is no view.
  private static func gap(_ edge: RectangleEdge, of views: ArraySlice<ReferenceNode>) -> Double? {
    views.isEmpty ? 0 : views.compactMap { $0.gap(edge) }.max()
  }

  /// Whether the view is a spacer, with nothing around that lays it out.
  private var isSpacer: Bool {
    switch kind {
    case .spacer: true
    case .guide, .offset, .effect, .layoutValue, .look, .named, .says, .adds, .told, .anchored,
      .resolving, .secondary, .counting:
      views[0].isSpacer
    default: false
    }
  }
}

private enum RectangleEdge {
  case top, leading, bottom, trailing
}

extension EdgeInsets {
  fileprivate subscript(edge: RectangleEdge) -> Double {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}
