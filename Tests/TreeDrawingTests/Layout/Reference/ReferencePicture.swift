@testable import TreeDrawing

/// What comes out of a view: where the views are, and what they say.
struct ReferencePicture {
  /// The frames of views in the picture, by their numbers; a number may stand for several views.
  var frames: [Int: [Rect]] = [:]
  /// The frames that geometry readers were told.
  var told: [Int: [Rect]] = [:]
  /// What the views say for a preference, in order.
  var values: [Int] = []
  /// The views that say where they are by anchors, in order.
  var anchored: [Int] = []
}

extension ReferenceNode {
  /// The picture of a view that is offered something.
  func picture(_ p: ProposedViewSize) -> ReferencePicture {
    var picture = ReferencePicture()
    picture.values = values
    let anchors = place(p, Surroundings(), &picture)
    picture.anchored = anchors.map(\.id)
    for anchor in anchors { picture.told[-anchor.id, default: []].append(anchor.frame) }
    return picture
  }

  /// Where a view is in the picture, and which spaces around it have a name, the outermost first.
  private struct Surroundings {
    var origin = Point.zero
    var spaces: [(name: String, origin: Point)] = []
  }

  /// A view that said where it is.
  private struct Anchored {
    let id: Int
    let frame: Rect
  }

  private func place(
    _ p: ProposedViewSize, _ around: Surroundings, _ picture: inout ReferencePicture
  ) -> [Anchored] {
    var inside = around
    if case .named(let name) = kind { inside.spaces.append((name, around.origin)) }
    var anchors: [[Anchored]] = []
    for place in places(p) {
      inside.origin = around.origin + place.origin
      anchors.append(place.view.place(place.offered, inside, &picture))
    }
    if case .secondary(isInFront: false, _, _) = kind { anchors.reverse() }
    let frame = Rect(origin: around.origin, size: size(p))
    note(frame, p, around, &picture)
    let own = kind == .anchored ? [Anchored(id: id, frame: frame)] : []
    return anchors.flatMap { $0 } + own
  }

  /// Notes what is seen of a view itself.
  private func note(
    _ frame: Rect, _ p: ProposedViewSize, _ around: Surroundings, _ picture: inout ReferencePicture
  ) {
    switch kind {
    case .told(in: let name):
      let space = around.spaces.last { $0.name == name }
      let middle = Point(x: frame.width / 2, y: frame.height / 2)
      let origin = frame.origin + views[0].point(.middle, .middle, p) - middle
      picture.told[id, default: []].append(
        Rect(origin: origin - (space?.origin ?? .zero), size: frame.size))
    case .counting(_, let horizontal, let vertical):
      picture.frames[id, default: []].append(countingFrame(horizontal, vertical, p, frame.origin))
    default:
      if kind.count == 0 { picture.frames[id, default: []].append(frame) }
    }
  }

  /// Where the view is that is as wide as the sum of all values, and as high as there are many.
  private func countingFrame(
    _ horizontal: ReferenceGuide, _ vertical: ReferenceGuide, _ p: ProposedViewSize,
    _ origin: Point
  ) -> Rect {
    let other = ReferenceNode(views[0].countingView(id: id))
    let size = other.size(.unspecified)
    let place =
      views[0].point(horizontal, vertical, p) - other.point(horizontal, vertical, .unspecified)
    return Rect(origin: origin + place, size: size)
  }

  private func countingView(id: Int) -> ReferenceView { .counting(values, id: id) }
}

extension ReferenceView {
  /// The view that is made of what a view says: as wide as the sum of all values, as high as there are many.
  static func counting(_ values: [Int], id: Int) -> ReferenceView {
    ReferenceView(.fixed(Double(values.reduce(0, +)), Double(values.count)), id: id)
  }
}

// MARK: What views say

extension ReferenceNode {
  /// What the view says, with what those inside say: what is behind comes first, what is in front last.
  var values: [Int] {
    switch kind {
    case .says(let value): [value]
    case .adds(let value): views[0].values + [value]
    case .secondary(isInFront: false, _, _): views[1].values + views[0].values
    default: views.flatMap(\.values)
    }
  }
}
