@testable import TreeDrawing

extension [Path.Step] {
  /// The lines that the steps draw, each as points with straight pieces between them.
  ///
  /// Curves are cut into as few pieces as are nowhere 0.1 points off.
  var polyLines: [[Point]] {
    var lines: [[Point]] = []
    var line: [Point] = []
    for step in self {
      switch step {
      case .move(let point):
        lines.append(line)
        line = [point]
      case .line(let point): line.append(point)
      case .quadCurve(let end, let control): line.appendCurve([control, end])
      case .curve(let end, let first, let second): line.appendCurve([first, second, end])
      case .close: if let start = line.first { line.append(start) }
      }
    }
    return (lines + [line]).filter { $0.count > 1 }
  }
}

extension [Point] {
  /// Adds a Bézier curve from the last point on, by halving between its control points.
  fileprivate mutating func appendCurve(_ controls: [Point]) {
    guard let start = last else { return }
    let points = [start] + controls
    let count = Self.pieceCount(of: points)
    for piece in 1...count {
      append(Self.pointOfCurve(points, at: Double(piece) / Double(count)))
    }
  }

  /// How many pieces of equal parameters are nowhere 0.1 points off (Wang 1984): that depends on how
  /// much the control points bend.
  private static func pieceCount(of points: [Point]) -> Int {
    let degree = Double(points.count - 1)
    let bend = zip(points.stretches, points.stretches.dropFirst()).map { one, next in
      Stretch.length(
        next.end.x - 2 * next.start.x + one.start.x, next.end.y - 2 * next.start.y + one.start.y)
    }.max()
    let count = (degree * (degree - 1) / 8 * (bend ?? 0) / 0.1).squareRoot().rounded(.up)
    return Swift.max(Int(count), 1)
  }

  private static func pointOfCurve(_ points: [Point], at part: Double) -> Point {
    var points = points
    while points.count > 1 {
      points = points.stretches.map { stretch in
        Point(
          x: stretch.start.x + part * (stretch.end.x - stretch.start.x),
          y: stretch.start.y + part * (stretch.end.y - stretch.start.y))
      }
    }
    return points[0]
  }
}
