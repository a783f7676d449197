@testable import TreeDrawing

extension ReferenceView {
  /// One view: several are a pile.
  var alone: ReferenceView {
    isGroup ? ReferenceView(.zStack(.middle, .middle), id: -1 - id, [self]) : self
  }

  /// The smallest view found of which something still holds that holds of this one.
  func shrunk(while holds: (ReferenceView) -> Bool) -> ReferenceView {
    var smallest = self
    var tries = 2_000
    while tries > 0 {
      let next = smallest.smaller.first { view in
        tries -= 1
        return tries > 0 && holds(view)
      }
      guard let next else { break }
      smallest = next
    }
    return smallest
  }

  /// Views that are simpler in one place.
  private var smaller: [ReferenceView] {
    var found = views
    if kind.count == nil {
      found += views.indices.map { index in
        var less = self
        less.views.remove(at: index)
        return less
      }
    }
    found += kind.simpler.map { ReferenceView($0, id: id, views) }
    for index in views.indices {
      found += views[index].smaller.map { view in
        var changed = self
        changed.views[index] = view
        return changed
      }
    }
    return found
  }
}

extension ReferenceView.Kind {
  /// Kinds with plainer parameters; what is listed here is never more than a few steps from the plainest.
  fileprivate var simpler: [Self] {
    let plainest: [Self] =
      switch self {
      case .fixed: [.fixed(10, 10)]
      case .text:
        [
          .fixed(10, 10), .text(ReferenceText(content: "six")),
          .text(ReferenceText(content: "six sills")),
        ]
      case .divider, .spacer: [.fixed(10, 10), .color]
      case .stack(let axis, let guide, let spacing):
        [.stack(axis, .start, spacing: spacing), .stack(axis, guide, spacing: 0)]
      case .zStack(let x, let y): [.zStack(.start, y), .zStack(x, .start)]
      case .padding(let insets):
        [.padding(EdgeInsets(top: insets.top)), .padding(EdgeInsets(leading: insets.leading))]
      case .frame(let width, let height, let x, let y):
        [
          .frame(nil, height, x, y), .frame(width, nil, x, y), .frame(width, height, .start, y),
          .frame(width, height, x, .start),
        ]
      case .flexible(let width, let height, let x, let y):
        width.simpler.map { .flexible($0, height, x, y) }
          + height.simpler.map { .flexible(width, $0, x, y) }
          + [.flexible(width, height, .start, y), .flexible(width, height, x, .start)]
      case .guide(let guide, let width, let height, let plus):
        [
          .guide(guide, width: 0, height: height, plus: plus),
          .guide(guide, width: width, height: 0, plus: plus),
          .guide(guide, width: width, height: height, plus: 0),
        ]
      case .offset: [.offset(10, 0)]
      case .effect(let effect):
        [
          .effect(ReferenceEffect(scale: effect.scale, anchor: effect.anchor)),
          .effect(ReferenceEffect(degrees: effect.degrees, anchor: effect.anchor)),
          .effect(ReferenceEffect(degrees: effect.degrees, scale: effect.scale, anchor: .center)),
        ]
      case .position: [.position(0, 0)]
      case .secondary(let isInFront, let x, let y):
        [.secondary(isInFront: isInFront, .start, y), .secondary(isInFront: isInFront, x, .start)]
      default: []
      }
    return plainest.filter { $0 != self }
  }
}

extension ReferenceBounds {
  fileprivate var simpler: [ReferenceBounds] {
    var found: [ReferenceBounds] = []
    if least != nil { found.append(ReferenceBounds(ideal: ideal, greatest: greatest)) }
    if ideal != nil { found.append(ReferenceBounds(least: least, greatest: greatest)) }
    if greatest != nil { found.append(ReferenceBounds(least: least, ideal: ideal)) }
    return found
  }
}
