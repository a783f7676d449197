extension Path {
  /// The smallest rectangle around the path; that of an empty path is `Rect.zero`.
  ///
  /// It is around the curves themselves, not around their control points. Lines are as thin as they
  /// are in geometry: what a stroke adds does not count.
  public var boundingRect: Rect {
    if case .simple(let outline, in: let frame) = form, outline.fillsFrame { return frame }
    return Bounds(of: started.form.steps).rect
  }
}

/// How far the lines and curves of a path reach.
private struct Bounds {
  private var lower: Point?
  private var upper = Point.zero
  private var current = Point.zero
  private var start = Point.zero

  init(of steps: [Path.Step]) {
    for step in steps { add(step) }
  }

  var rect: Rect {
    guard let lower else { return .zero }
    return Rect(x: lower.x, y: lower.y, width: upper.x - lower.x, height: upper.y - lower.y)
  }

  private mutating func add(_ step: Path.Step) {
    switch step {
    case .move(let end):
      start = end
      add(end)
    case .line(let end): add(end)
    case .quadCurve(let end, let control):
      // As a cubic curve, which a quadratic one is too.
      addCurve(
        control1: between(current, control, 2 / 3), control2: between(end, control, 2 / 3), end)
    case .curve(let end, let control1, let control2):
      addCurve(control1: control1, control2: control2, end)
    case .close: current = start
    }
  }

  private mutating func add(_ point: Point) {
    include(point)
    current = point
  }

  private mutating func include(_ point: Point) {
    let least = lower ?? point
    upper = lower == nil ? point : Point(x: max(upper.x, point.x), y: max(upper.y, point.y))
    lower = Point(x: min(least.x, point.x), y: min(least.y, point.y))
  }

  private func between(_ start: Point, _ end: Point, _ part: Double) -> Point {
    Point(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
  }

  private mutating func addCurve(control1: Point, control2: Point, _ end: Point) {
    let points = [current, control1, control2, end]
    for part in turns(points.map(\.x)) + turns(points.map(\.y)) {
      include(Point(x: value(points.map(\.x), at: part), y: value(points.map(\.y), at: part)))
    }
    add(end)
  }

  private func value(_ p: [Double], at t: Double) -> Double {
    let s = 1 - t
    return s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3]
  }

  /// Where in a curve a coordinate turns, as fractions between 0 and 1: where its derivative is 0.
  private func turns(_ p: [Double]) -> [Double] {
    let a = p[3] - 3 * p[2] + 3 * p[1] - p[0]
    let b = 2 * (p[2] - 2 * p[1] + p[0])
    let c = p[1] - p[0]
    let root = (b * b - 4 * a * c).squareRoot()
    // Of the two usual forms of each solution, that which does not subtract nearly equal numbers.
    let sum = b < 0 ? -b + root : -b - root
    return [sum / (2 * a), 2 * c / sum].filter { $0 > 0 && $0 < 1 }
  }
}
