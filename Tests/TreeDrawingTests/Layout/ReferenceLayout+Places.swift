@testable import TreeDrawing

extension ReferenceLayout {
  /// What a container shares out when it places its views.
  static func offeredWhenPlacing(
    _ view: ReferenceView, _ p: ProposedViewSize, _ axis: Axis?
  ) -> ProposedViewSize {
    switch view {
    case .stack(let stackAxis, _, _, _) where p[stackAxis.crossing] == nil:
      var final = p
      final[stackAxis.crossing] = stackSize(view, stackAxis, p)[stackAxis.crossing]
      return final
    case .zStack(_, _, let views) where views.count != 1:
      return ProposedViewSize(zStack(view, p, axis).size)
    default: return p
    }
  }

  static func place(
    _ view: ReferenceView, for p: ProposedViewSize, at origin: Point, axis: Axis?,
    _ frames: inout [Int: Rect]
  ) {
    switch view {
    case .fixed(_, _, let id), .shape(let id), .text(_, let id):
      frames[id] = Rect(origin: origin, size: size(view, p, axis))
    case .spacer: break
    case .stack(let stackAxis, _, _, _):
      let final = offeredWhenPlacing(view, p, axis)
      for child in children(view, stackAxis, final) {
        place(child.view, for: child.offered, at: origin + child.origin, axis: stackAxis, &frames)
      }
    case .zStack(_, _, let views):
      let final = offeredWhenPlacing(view, p, axis)
      for (child, place) in zip(views, zStack(view, final, axis).origins) {
        self.place(child, for: final, at: origin + place, axis: axis, &frames)
      }
    default:
      placeWrapper(view, for: p, at: origin, axis: axis, &frames)
    }
  }

  private static func placeWrapper(
    _ view: ReferenceView, for p: ProposedViewSize, at origin: Point, axis: Axis?,
    _ frames: inout [Int: Rect]
  ) {
    guard let (content, offered) = content(of: view, p) else { return }
    place(content, for: offered, at: origin + self.origin(of: view, p, axis), axis: axis, &frames)
    guard case .secondary(_, let horizontal, let vertical, _, let other) = view else { return }
    let size = size(content, offered, axis)
    let offer = ProposedViewSize(size)
    let otherSize = self.size(other, offer, axis)
    let place = Point(
      x: value(horizontal, .horizontal, of: content, offered, size, axis)
        - value(horizontal, .horizontal, of: other, offer, otherSize, axis),
      y: value(vertical, .vertical, of: content, offered, size, axis)
        - value(vertical, .vertical, of: other, offer, otherSize, axis))
    self.place(other, for: offer, at: origin + place, axis: axis, &frames)
  }
}
