/// A rectangle's form on its corner: corners in the middles of the place's sides.
///
///     Diamond().fill(.white).stroke(.gray)
public struct Diamond: Shape {
  /// Makes a diamond.
  public init() {}

  /// The straight lines between the middles of the place's sides.
  public func path(in rect: Rect) -> Path { Path(outline, in: rect) }

  /// How the engine keeps it.
  public var _stored: StoredShape { .simple(outline) }
}

extension Diamond: FrameFilling {
  static func draw(in frame: Rect, with pen: inout (some PathPen & ~Copyable)) {
    pen.addPolygon(frame[.top], frame[.trailing], frame[.bottom], frame[.leading])
  }
}

extension Diamond: EnclosingShape {
  /// The smallest one through the corners of the room.
  static func size(around content: EnclosedContent) -> Size {
    Size(width: 2 * content.room.width, height: 2 * content.room.height)
  }
}
