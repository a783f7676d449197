// Steps of paths as SVG writes them, lines along the axes with the one coordinate that changes.

extension ByteWriter: PathPen {
  @inline(__always)
  mutating func move(to point: Point) {
    markup("M", point.x, " ")
    number(point.y)
  }

  @inline(__always)
  mutating func addLine(to point: Point) {
    markup("L", point.x, " ")
    number(point.y)
  }

  @inline(__always)
  mutating func addLine(to point: Point, along axis: Axis) {
    if axis == .horizontal { markup("H", point.x, "") } else { markup("V", point.y, "") }
  }

  @inline(__always)
  mutating func addQuadCurve(to point: Point, control: Point) {
    markup("Q", control.x, " ")
    markup("", control.y, " ")
    markup("", point.x, " ")
    number(point.y)
  }

  @inline(__always)
  mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    markup("C", control1.x, " ")
    markup("", control1.y, " ")
    markup("", control2.x, " ")
    markup("", control2.y, " ")
    markup("", point.x, " ")
    number(point.y)
  }

  @inline(__always)
  mutating func closeSubpath() { markup("Z") }
}
