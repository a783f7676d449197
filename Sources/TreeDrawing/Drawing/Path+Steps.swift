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
  /// It is drawn clockwise: with pointed corners from its top left one on, with round ones from the
  /// middle of its right side.
  static func rounded(_ rect: Rect, _ x: Double, _ y: Double) -> [Path.Step] {
    let path = Path { path in
      if x > 0, y > 0 {
        path.addRoundRectangle(rect, x, y)
      } else {
        path.addPolygon(
          rect[.topLeading], rect[.topTrailing], rect[.bottomTrailing], rect[.bottomLeading])
      }
    }
    return path.form.steps
  }

  /// The ellipse that fills a rectangle, clockwise from the middle of its right side.
  static func ellipse(_ rect: Rect) -> [Path.Step] {
    let path = Path { path in
      path.move(to: rect[.trailing])
      path.addQuarter(from: rect[.trailing], around: rect[.bottomTrailing], to: rect[.bottom])
      path.addQuarter(from: rect[.bottom], around: rect[.bottomLeading], to: rect[.leading])
      path.addQuarter(from: rect[.leading], around: rect[.topLeading], to: rect[.top])
      path.addQuarter(from: rect[.top], around: rect[.topTrailing], to: rect[.trailing])
      path.closeSubpath()
    }
    return path.form.steps
  }
}

extension Path {
  fileprivate mutating func addRoundRectangle(_ rect: Rect, _ x: Double, _ y: Double) {
    let (hasLevelSides, hasUprightSides) = (rect.width > 2 * x, rect.height > 2 * y)
    move(to: rect[.trailing])
    for (corner, dx, dy, isReachedUpright) in [
      (UnitPoint.bottomTrailing, -x, -y, true), (.bottomLeading, x, -y, false),
      (.topLeading, x, y, true), (.topTrailing, -x, y, false),
    ] {
      let around = rect[corner]
      let (beside, below) = (around + Point(x: dx, y: 0), around + Point(x: 0, y: dy))
      let (start, end) = isReachedUpright ? (below, beside) : (beside, below)
      if isReachedUpright ? hasUprightSides : hasLevelSides { addLine(to: start) }
      addQuarter(from: start, around: around, to: end)
    }
    closeSubpath()
  }
}
