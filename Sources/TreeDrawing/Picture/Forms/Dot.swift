/// A dot around a point of its place.
struct Dot: Shape {
  /// How wide it is, in points.
  let diameter: Double
  /// Where its middle is, in points from the upper left corner of its place.
  let middle: Point

  func path(in rect: Rect) -> Path { Path(outline, in: rect) }

  /// How the engine keeps it.
  var _stored: StoredShape { .simple(outline) }

  private var outline: Outline { .dot(diameter: diameter, middle: middle) }
}
