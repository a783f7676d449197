@testable import TreeDrawing

// Gaps that nobody gave: 8, but none beside a spacer.

extension ReferenceNode {
  /// The gaps after all views but the last, in a stack along an axis.
  func gaps(_ axis: Axis, _ spacing: Double?) -> [Double] {
    zip(views, views.dropFirst()).map { view, next in
      if let spacing { return spacing }
      let edges: (RectangleEdge, RectangleEdge) =
        axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
      return view.wantsNoGap(edges.0) || next.wantsNoGap(edges.1) ? 0 : 8
    }
  }

  /// Whether a spacer says that there is no gap at an edge of the view.
  private func wantsNoGap(_ edge: RectangleEdge) -> Bool {
    let isHorizontal = edge == .leading || edge == .trailing
    switch kind {
    case .spacer: return axis == nil || axis == (isHorizontal ? .horizontal : .vertical)
    case .stack, .zStack, .layout, .reader, .position, .fixed, .color, .text, .divider:
      return false
    case .padding(let insets): return insets[edge] == 0 && views[0].wantsNoGap(edge)
    case .frame(let width, let height, _, _):
      let isGiven = (isHorizontal ? width : height) != nil
      return (views[0].isSpacer || !isGiven) && views[0].wantsNoGap(edge)
    case .flexible(let width, let height, _, _):
      let isGiven = (isHorizontal ? width : height) != ReferenceBounds()
      return (views[0].isSpacer || !isGiven) && views[0].wantsNoGap(edge)
    default: return views[0].wantsNoGap(edge)
    }
  }

  /// Whether the view is a spacer, with nothing around that lays it out.
  private var isSpacer: Bool {
    switch kind {
    case .spacer: true
    case .guide, .offset, .effect, .layoutValue, .named, .says, .adds, .told, .anchored,
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
