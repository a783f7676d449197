/// A dot at the beginning of its place.
struct Dot: Shape {
  /// How wide it is, in points.
  let diameter: Double
  /// How far its middle is below the upper side of its place, in points.
  let middle: Double

  func path(in rect: Rect) -> Path { Path(outline, in: rect) }

  /// How the engine keeps it.
  var _stored: StoredShape { .simple(outline) }

  private var outline: Outline { .dot(diameter: diameter, middle: middle) }
}
