/// An octagon whose slanting sides are a quarter of its shorter side high and wide.
public struct Octagon: Shape {
  /// Makes an octagon.
  public init() {}

  /// The octagon that fills the place.
  public func path(in rect: Rect) -> Path { Path(outline, in: rect) }

  /// How the engine keeps it.
  public var _stored: StoredShape { .simple(outline) }
}

extension Octagon: FrameFilling {
  static func draw(in frame: Rect, with pen: inout (some PathPen & ~Copyable)) {
    let cut = min(frame.width, frame.height) / 4
    pen.addPolygon(
      Point(x: frame.minX + cut, y: frame.minY), Point(x: frame.maxX - cut, y: frame.minY),
      Point(x: frame.maxX, y: frame.minY + cut), Point(x: frame.maxX, y: frame.maxY - cut),
      Point(x: frame.maxX - cut, y: frame.maxY), Point(x: frame.minX + cut, y: frame.maxY),
      Point(x: frame.minX, y: frame.maxY - cut), Point(x: frame.minX, y: frame.minY + cut))
  }
}

extension Octagon: EnclosingShape {
  /// An octagon whose slanting sides are beside the room.
  static func size(around content: EnclosedContent) -> Size {
    let room = content.room
    return Size(width: room.width + room.height / 2, height: room.height)
  }
}
