/// A hexagon with corners in the middles of its place's left and right side.
///
/// All its angles are 120 degrees, unless its place is too narrow for that.
public struct Hexagon: Shape {
  /// Makes a hexagon.
  public init() {}

  /// The hexagon that fills the place.
  public func path(in rect: Rect) -> Path { Path(outline, in: rect) }

  /// How the engine keeps it.
  public var _stored: StoredShape { .simple(outline) }
}

extension Hexagon: FrameFilling {
  static func draw(in frame: Rect, with pen: inout (some PathPen & ~Copyable)) {
    let point = min(pointLength(height: frame.height), frame.width / 2)
    let (left, right) = (frame.minX + point, frame.maxX - point)
    pen.addPolygon(
      Point(x: left, y: frame.minY), Point(x: right, y: frame.minY), frame[.trailing],
      Point(x: right, y: frame.maxY), Point(x: left, y: frame.maxY), frame[.leading])
  }

  /// How far the left and the right corner stand out.
  private static func pointLength(height: Double) -> Double { height / 2 / 3.0.squareRoot() }
}

extension Hexagon: EnclosingShape {
  /// A hexagon whose level sides are above and below the room.
  static func size(around content: EnclosedContent) -> Size {
    let room = content.room
    return Size(width: room.width + 2 * pointLength(height: room.height), height: room.height)
  }
}
