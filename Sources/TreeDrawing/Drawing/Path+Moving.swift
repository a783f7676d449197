extension Path {
  /// The path moved to the right and down.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    offset(by: Point(x: dx, y: dy))
  }

  func offset(by offset: Point) -> Path {
    switch form {
    case .simple(let outline, in: let frame):
      Path(outline, in: frame.offsetBy(dx: offset.x, dy: offset.y))
    case .steps(let steps): Path(.steps(steps.map { $0.offset(by: offset) }))
    }
  }
}

extension Path.Step {
  fileprivate func offset(by offset: Point) -> Path.Step {
    switch self {
    case .move(let end): .move(end + offset)
    case .line(let end): .line(end + offset)
    case .quadCurve(let end, let control): .quadCurve(end + offset, control: control + offset)
    case .curve(let end, let control1, let control2):
      .curve(end + offset, control1: control1 + offset, control2: control2 + offset)
    case .close: .close
    }
  }
}
