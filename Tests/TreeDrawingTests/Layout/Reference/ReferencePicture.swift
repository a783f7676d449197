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
    for anchor in anchors {
      let frame = anchor.plane.seen(Rect(origin: .zero, size: anchor.size), from: ReferencePlane())
      picture.told[-anchor.id, default: []].append(frame)
    }
    return picture
  }

  /// The coordinates of a view, and those around it that have a name, the outermost first.
  private struct Surroundings {
    var plane = ReferencePlane()
    var spaces: [(name: String, plane: ReferencePlane)] = []
  }

  /// A view that said where it is.
  private struct Anchored {
    let id: Int
    let plane: ReferencePlane
    let size: Size
  }

  private func place(
    _ p: ProposedViewSize, _ around: Surroundings, _ picture: inout ReferencePicture
  ) -> [Anchored] {
    let size = size(p)
    var inside = around
    if case .named(let name) = kind { inside.spaces.append((name, around.plane)) }
    var plane = around.plane
    if case .effect(let effect) = kind { plane = plane.changed(effect, in: size) }
    var parts: [[Anchored]] = []
    for place in places(p) {
      inside.plane = plane.moved(to: place.origin)
      parts.append(place.view.place(place.offered, inside, &picture))
    }
    if case .secondary(isInFront: false, _, _) = kind { parts.reverse() }
    let anchors = parts.flatMap { $0 }
    note(Rect(origin: .zero, size: size), p, around, anchors, &picture)
    return kind == .anchored ? anchors + [Anchored(id: id, plane: plane, size: size)] : anchors
  }

  /// Notes what is seen of a view itself.
  private func note(
    _ frame: Rect, _ p: ProposedViewSize, _ around: Surroundings, _ anchors: [Anchored],
    _ picture: inout ReferencePicture
  ) {
    let plane = around.plane
    switch kind {
    case .told(in: let name):
      let space = around.spaces.last { $0.name == name }?.plane ?? ReferencePlane()
      let reader = plane.moved(to: covering(p))
      picture.told[id, default: []].append(reader.seen(frame, from: space))
    case .resolving:
      let reader = plane.moved(to: covering(p))
      for anchor in anchors {
        let bottom = Point(x: anchor.size.width / 2, y: anchor.size.height)
        let seen = Rect(origin: anchor.plane.seen(bottom, from: reader), size: .zero)
        picture.told[id, default: []].append(seen)
      }
    case .counting(_, let horizontal, let vertical):
      let other = countingFrame(horizontal, vertical, p)
      picture.frames[id, default: []].append(plane.seen(other, from: ReferencePlane()))
    default:
      guard kind.count == 0 else { return }
      picture.frames[id, default: []].append(plane.seen(frame, from: ReferencePlane()))
    }
  }

  /// Where a view stands that covers this one, middle on middle.
  private func covering(_ p: ProposedViewSize) -> Point {
    let size = size(p)
    return views[0].point(.middle, .middle, p) - Point(x: size.width / 2, y: size.height / 2)
  }

  /// Where the view is that is as wide as the sum of all values, and as high as there are many.
  private func countingFrame(
    _ horizontal: ReferenceGuide, _ vertical: ReferenceGuide, _ p: ProposedViewSize
  ) -> Rect {
    let other = ReferenceNode(.counting(values, id: id))
    let place =
      views[0].point(horizontal, vertical, p) - other.point(horizontal, vertical, .unspecified)
    return Rect(origin: place, size: other.size(.unspecified))
  }
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
