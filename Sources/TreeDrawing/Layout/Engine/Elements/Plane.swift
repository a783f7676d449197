/// The coordinates in which what is inside a turned or scaled view stands.
///
/// Their origin is the view's top left corner before it is turned. What is in no such view stands
/// in the picture's own coordinates, and has no plane.
final class Plane: Sendable {
  /// Takes places in the plane to the plane around it.
  let toOuter: Transform
  /// Takes places in the plane to the picture.
  let toPicture: Transform
  /// Takes places in the picture to the plane, unless that has no extent in the picture.
  let fromPicture: Transform?

  init(_ toOuter: Transform, in outer: Plane?) {
    self.toOuter = toOuter
    toPicture = outer.map { toOuter.concatenating($0.toPicture) } ?? toOuter
    fromPicture = toPicture.inverted()
  }
}

/// How the inside of a view is painted: turned, or in another scale.
struct GeometryEffect {
  /// The turn or the change of scale, about the origin.
  let change: Transform
  /// Which point of the view stays where it is.
  let anchor: UnitPoint

  /// Takes places relative to the view's corner to where the frame is.
  func transform(in frame: Rect) -> Transform {
    let fixed = Rect(origin: .zero, size: frame.size)[anchor]
    let moved = frame.origin + fixed - fixed.applying(change)
    var transform = change
    (transform.tx, transform.ty) = (moved.x, moved.y)
    return transform
  }
}

/// A view whose inside is turned or scaled.
struct PlacedEffect {
  let effect: GeometryEffect
  /// The coordinates inside, among the spaces.
  let space: SpaceID
  /// The coordinates inside, once the view has its place.
  var plane: Plane?
}

/// Where coordinates are measured from.
struct SpaceOrigin {
  /// The coordinates that the place is in.
  let plane: Plane?
  let place: Point

  /// The picture's corner.
  static let picture = SpaceOrigin(plane: nil, place: .zero)
}

extension SpaceOrigin {
  /// A point of some plane, as it is seen from here.
  ///
  /// Where everything has been scaled to nothing, all that is elsewhere is seen at the origin.
  func seen(_ point: Point, in plane: Plane?) -> Point {
    guard plane !== self.plane else { return point - place }
    guard let transform = transform(from: plane) else { return .zero }
    let seen = point.applying(transform) - place
    return seen.isFinite ? seen : .zero
  }

  /// A rectangle of some plane, as it is seen from here: the smallest around its four corners.
  func seen(_ rect: Rect, in plane: Plane?) -> Rect {
    guard plane !== self.plane else { return rect.offsetBy(dx: -place.x, dy: -place.y) }
    guard let transform = transform(from: plane) else { return .zero }
    let seen = rect.applying(transform).offsetBy(dx: -place.x, dy: -place.y)
    return seen.origin.isFinite && seen.size.isFinite ? seen : .zero
  }

  private func transform(from plane: Plane?) -> Transform? {
    let toPicture = plane?.toPicture ?? .identity
    guard let own = self.plane else { return toPicture }
    return own.fromPicture.map { toPicture.concatenating($0) }
  }
}
