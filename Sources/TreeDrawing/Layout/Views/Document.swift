/// A sheet of paper whose upper right corner is folded.
public struct Document: Shape {
  /// Makes a document.
  public init() {}

  /// The sheet that fills the place; its fold takes a bit less than a quarter of the shorter side.
  public func path(in rect: Rect) -> Path { Path(outline, in: rect) }

  /// How the engine keeps it.
  public var _stored: StoredShape { .simple(outline) }
}

extension Document: FrameFilling {
  static func draw(in frame: Rect, with pen: inout (some PathPen & ~Copyable)) {
    let fold = share * min(frame.width, frame.height)
    let start = Point(x: frame.maxX - fold, y: frame.minY)
    let end = Point(x: frame.maxX, y: frame.minY + fold)
    pen.addPolygon(
      frame[.topLeading], start, end, frame[.bottomTrailing], frame[.bottomLeading])
    // Clockwise as the outline, or it would cut a hole.
    pen.move(to: end)
    pen.addLine(to: Point(x: start.x, y: end.y))
    pen.addLine(to: start)
  }

  /// The fold is 8 points long in a sheet of 34, so that its lines are crisp in usual nodes.
  private static let share = 8.0 / 34
}

extension Document: EnclosingShape {
  /// A sheet whose fold is as far beside the content as its upper side is above it.
  static func size(around content: EnclosedContent) -> Size {
    let height = content.room.height
    let side = share * height + content.insets.top
    return Size(width: content.size.width + 2 * side, height: height)
  }
}
