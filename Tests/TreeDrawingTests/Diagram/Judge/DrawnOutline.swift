import Foundation

@testable import TreeDrawing

/// The outline of a shape, as edges meet it.
enum DrawnOutline {
  case rectangle(Box, radius: Double)
  case ellipse(Box)
  case lines([[Point]])

  init(_ path: Path) {
    if case .simple(.rectangle(let radius), let frame) = path.form {
      let box = Box(frame)
      let most = min(box.right - box.left, box.bottom - box.top) / 2
      self = .rectangle(box, radius: min(max(radius, 0), most))
    } else if case .simple(.ellipse, let frame) = path.form {
      self = .ellipse(Box(frame))
    } else {
      self = .lines(path.form.steps.polyLines)
    }
  }

  /// The smallest dot instead of a larger one in a line of a list: edges end at that, under
  /// whatever dot there is.
  func smallestDot(inLine frame: Box?) -> DrawnOutline {
    guard case .ellipse(let box) = self, let frame else { return self }
    let (width, height) = (box.right - box.left, frame.bottom - frame.top)
    guard width <= 10, height > 1.9 * width else { return self }
    let middle = box.middle
    let (left, right) = (middle.x - 3, middle.x + 3)
    return .ellipse(Box(left: left, top: middle.y - 3, right: right, bottom: middle.y + 3))
  }

  var box: Box? {
    switch self {
    case .rectangle(let box, _), .ellipse(let box): box
    case .lines(let lines): Box(around: lines.joined())
    }
  }

  /// How far a point is from the nearest point of the outline.
  func distance(to point: Point) -> Double {
    switch self {
    case .rectangle(let box, let radius): Self.distance(box, radius, to: point)
    case .ellipse(let box): Self.distanceToEllipse(in: box, point)
    case .lines(let lines):
      lines.flatMap(\.stretches).map { $0.distance(to: point) }.min() ?? .infinity
    }
  }

  /// The distance to a rectangle is that to a smaller one without corners, less the radius.
  private static func distance(_ box: Box, _ radius: Double, to point: Point) -> Double {
    let x = abs(point.x - box.middle.x) - (box.right - box.left) / 2 + radius
    let y = abs(point.y - box.middle.y) - (box.bottom - box.top) / 2 + radius
    let outside = Stretch.length(max(x, 0), max(y, 0))
    return abs(outside + min(max(x, y), 0) - radius)
  }

  /// Among points of the ellipse around the direction of the point.
  private static func distanceToEllipse(in box: Box, _ point: Point) -> Double {
    let points = (0...720).map { step in
      let angle = Double(step) * .pi / 360
      return Point(
        x: box.middle.x + (box.right - box.left) / 2 * cos(angle),
        y: box.middle.y + (box.bottom - box.top) / 2 * sin(angle))
    }
    return points.stretches.map { $0.distance(to: point) }.min() ?? .infinity
  }
}

extension JudgedNode {
  /// How far a point is from what an edge may end at: the frame, or a shape in it.
  func distance(to point: Point) -> Double {
    let frame = DrawnOutline.rectangle(self.frame, radius: 0)
    return (outlines.isEmpty ? [frame] : outlines).map { $0.distance(to: point) }.min() ?? .infinity
  }

  /// The first shape's box, which edges join the sides of; the frame, if there is no shape.
  var body: Box { outlines.lazy.compactMap(\.box).first ?? frame }
}
