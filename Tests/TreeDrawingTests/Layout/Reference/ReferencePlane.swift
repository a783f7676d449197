import Foundation

@testable import TreeDrawing

/// Coordinates in a picture: where their origin is, and where their axes go.
struct ReferencePlane {
  var origin = Point.zero
  /// What one point to the right is in the picture, and one point down.
  var right = Point(x: 1, y: 0)
  var down = Point(x: 0, y: 1)
}

extension ReferencePlane {
  /// Where a place is in the picture.
  func inPicture(_ place: Point) -> Point {
    Point(
      x: origin.x + place.x * right.x + place.y * down.x,
      y: origin.y + place.x * right.y + place.y * down.y)
  }

  /// Where a place in the picture is here: the solution of two equations.
  func here(_ place: Point) -> Point {
    let (x, y) = (place.x - origin.x, place.y - origin.y)
    let area = right.x * down.y - right.y * down.x
    return Point(x: (x * down.y - y * down.x) / area, y: (y * right.x - x * right.y) / area)
  }

  /// Where a place in this plane is in another one.
  func seen(_ place: Point, from other: ReferencePlane) -> Point { other.here(inPicture(place)) }

  /// The box around the corners of a rectangle in this plane, as they are seen in another one.
  func seen(_ rect: Rect, from other: ReferencePlane) -> Rect {
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { x, y in
      seen(Point(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y), from: other)
    }
    let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
    return Rect(
      x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left,
      height: (corners.map(\.y).max() ?? 0) - top)
  }

  /// The coordinates of a view that stands in this plane.
  func moved(to place: Point) -> ReferencePlane {
    ReferencePlane(origin: inPicture(place), right: right, down: down)
  }

  /// The coordinates inside a view that is changed about a point.
  func changed(_ effect: ReferenceEffect, in size: Size) -> ReferencePlane {
    let fixed = Point(x: size.width * effect.anchor.x, y: size.height * effect.anchor.y)
    let (sine, cosine) = (sin(effect.degrees * .pi / 180), cos(effect.degrees * .pi / 180))
    let (wide, high) = (effect.scale.width, effect.scale.height)
    let local = ReferencePlane(
      origin: .zero, right: Point(x: cosine * wide, y: sine * wide),
      down: Point(x: -sine * high, y: cosine * high))
    let corner = fixed - local.inPicture(fixed)
    func axis(_ direction: Point) -> Point { inPicture(direction) - origin }
    return ReferencePlane(
      origin: inPicture(corner), right: axis(local.right), down: axis(local.down))
  }
}

/// A view is scaled, and then turned.
struct ReferenceEffect: Hashable {
  var degrees = 0.0
  var scale = Size(width: 1, height: 1)
  let anchor: UnitPoint
}
