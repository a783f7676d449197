extension Path {
  /// The path moved to the right and down.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    offset(by: Point(x: dx, y: dy))
  }

  func offset(by offset: Point) -> Path {
    switch form {
    case .simple(let outline, in: let frame):
      Path(outline, in: frame.offsetBy(dx: offset.x, dy: offset.y))
    case .steps(let steps): Path { path in for step in steps { path.add(step, offset) } }
    }
  }

  private mutating func add(_ step: Step, _ offset: Point) {
    switch step {
    case .move(let point): move(to: point + offset)
    case .line(let point): addLine(to: point + offset)
    case .quadCurve(let point, let control):
      addQuadCurve(to: point + offset, control: control + offset)
    case .curve(let point, let control1, let control2):
      addCurve(to: point + offset, control1: control1 + offset, control2: control2 + offset)
    case .close: closeSubpath()
    }
  }
}
