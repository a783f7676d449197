/// A smooth curve through the middles of boxes, from the side of the first to that of the last.
struct RouteCurve {
  private let boxes: [Rect]

  /// Makes a curve through two boxes or more.
  init(through boxes: [Rect]) { self.boxes = boxes }

  /// The curve and its arrowhead.
  var line: DrawnOverlays.Line {
    var pieces = self.pieces
    if let first = pieces.first, let box = boxes.first {
      pieces[0] = first.split(at: first.lastParameter(in: box, from: 0)).1
    }
    guard let last = pieces.last, let box = boxes.last else {
      return .init(path: Path(), arrowhead: Path())
    }
    let cut = last.split(at: last.firstParameter(in: box)).0
    let head = Arrowhead(tip: cut.end, arrival: cut.arrival)
    pieces[pieces.count - 1] = BezierCurve(cut.points.dropLast() + [head.endOfLine])
    return DrawnOverlays.Line(
      path: Path { path in
        path.move(to: pieces[0].start)
        for piece in pieces {
          path.addCurve(to: piece.end, control1: piece.points[1], control2: piece.points[2])
        }
      }, arrowhead: Path { head.add(to: &$0) })
  }

  /// The curve from each middle to the next (Catmull and Rom).
  private var pieces: [BezierCurve] {
    let points = boxes.map { $0[.center] }
    return points.indices.dropLast().map { index in
      let (start, end) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : start
      let after = index + 2 < points.count ? points[index + 2] : end
      return BezierCurve([
        start, start + (end - before).divided(by: 6), end - (after - start).divided(by: 6), end,
      ])
    }
  }
}

extension Point {
  fileprivate func divided(by number: Double) -> Point { Point(x: x / number, y: y / number) }
}

extension BezierCurve {
  private static let steps = 64

  /// The last parameter up to which the curve is in a box from its start on.
  fileprivate func lastParameter(in box: Rect, from start: Double) -> Double {
    let outside = (0...Self.steps).first { step in
      !box.insetBy(dx: -1, dy: -1).contains(split(at: Double(step) / Double(Self.steps)).0.end)
    }
    return min(Double(outside ?? 0) / Double(Self.steps), 0.5)
  }

  /// The parameter from which on the curve is in a box up to its end.
  fileprivate func firstParameter(in box: Rect) -> Double {
    let outside = (0...Self.steps).reversed().first { step in
      !box.insetBy(dx: -2, dy: -2).contains(split(at: Double(step) / Double(Self.steps)).0.end)
    }
    return max(Double(outside ?? Self.steps) / Double(Self.steps), 0.5)
  }

  /// How the curve comes to its end.
  fileprivate var arrival: EdgeArrival {
    let before = split(at: 0.9).0.end
    let length = before.distance(to: end)
    guard length > 0 else { return EdgeArrival(direction: .zero, length: 0) }
    let way = end - before
    return EdgeArrival(
      direction: Point(x: way.x / length, y: way.y / length), length: start.distance(to: end))
  }
}
