extension Path.Form {
  /// The line drawn step by step.
  var steps: [Path.Step] {
    switch self {
    case .simple(let outline, in: let frame): outline.steps(in: frame)
    case .steps(let steps): steps
    }
  }
}

extension Path.Form {
  /// A rectangle with corners of a size, or as large as there is room for.
  static func rounded(_ rect: Rect, _ size: Size) -> [Path.Step] {
    func length(_ length: Double, along side: Double) -> Double {
      length >= 0 && length.isFinite ? min(length, side / 2) : 0
    }
    return rounded(
      rect, length(size.width, along: rect.width), length(size.height, along: rect.height))
  }

  /// A rectangle whose corners are quarters of ellipses, each one cubic curve.
  ///
  /// Its control points are 4/3 · (√2 − 1) of the radius away from its ends, with which the curve
  /// is nowhere more than 0.03 % off.
  static func rounded(_ rect: Rect, _ x: Double, _ y: Double) -> [Path.Step] {
    let part = 1 - 0.552_284_749_830_793_4
    let ways: [(UnitPoint, dx: Double, dy: Double)] = [
      (.topTrailing, -1, 1), (.bottomTrailing, -1, -1), (.bottomLeading, 1, -1),
      (.topLeading, 1, 1),
    ]
    var steps: [Path.Step] = []
    for (index, (corner, dx, dy)) in ways.enumerated() {
      let beside = { (part: Double) in rect[corner] + Point(x: dx * x * part, y: 0) }
      let below = { (part: Double) in rect[corner] + Point(x: 0, y: dy * y * part) }
      let (start, end) = index.isMultiple(of: 2) ? (beside, below) : (below, beside)
      steps.append(steps.isEmpty ? .move(start(1)) : .line(start(1)))
      steps.append(.curve(end(1), control1: start(part), control2: end(part)))
    }
    return steps + [.close]
  }
}
