/// A line along the lower side of its place.
struct Underline: Shape {
  func path(in rect: Rect) -> Path { Path(.lowerSide, in: rect) }

  /// How the engine keeps it.
  var _stored: StoredShape { .simple(.lowerSide) }
}
