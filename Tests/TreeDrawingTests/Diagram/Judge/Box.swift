@testable import TreeDrawing

/// A rectangle by its edges, with the few questions that judging a picture asks.
struct Box: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(_ rect: Rect) {
    self.init(
      left: rect.origin.x, top: rect.origin.y, right: rect.origin.x + rect.size.width,
      bottom: rect.origin.y + rect.size.height)
  }

  /// The smallest box around points; nil if there are none.
  init?(around points: some Sequence<Point>) {
    var box: Box?
    for point in points {
      let one = Box(left: point.x, top: point.y, right: point.x, bottom: point.y)
      box = box?.union(one) ?? one
    }
    guard let box else { return nil }
    self = box
  }

  var middle: Point { Point(x: (left + right) / 2, y: (top + bottom) / 2) }

  /// The box with all edges moved outwards, or inwards by a negative distance.
  func grown(by distance: Double) -> Box {
    Box(
      left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance
    )
  }

  func union(_ other: Box) -> Box {
    Box(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Whether the boxes have a point in common.
  func meets(_ other: Box) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }

  /// Whether the boxes have more in common than a margin of a width.
  func overlaps(_ other: Box, by margin: Double) -> Bool {
    min(right, other.right) - max(left, other.left) > margin
      && min(bottom, other.bottom) - max(top, other.top) > margin
  }

  func contains(_ point: Point) -> Bool {
    left <= point.x && point.x <= right && top <= point.y && point.y <= bottom
  }

  /// How far the other box reaches out of this one; 0 or less if it is inside.
  func excess(of other: Box) -> Double {
    max(left - other.left, top - other.top, other.right - right, other.bottom - bottom)
  }
}

extension Box: CustomStringConvertible {
  var description: String { "[\(left.short) \(top.short) \(right.short) \(bottom.short)]" }
}

extension Double {
  /// The number with at most two digits behind the point.
  var short: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Point {
  var short: String { "(\(x.short), \(y.short))" }
}
