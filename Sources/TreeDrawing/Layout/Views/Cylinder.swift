/// A barrel that stands, as databases are drawn, with its upper rim in sight.
public struct Cylinder: Shape {
  /// Makes a cylinder.
  public init() {}

  /// The cylinder that fills the place; its ends are ellipses of a fifth of the shorter side.
  public func path(in rect: Rect) -> Path { Path(outline, in: rect) }

  /// How the engine keeps it.
  public var _stored: StoredShape { .simple(outline) }
}

extension Cylinder: FrameFilling {
  static func draw(in frame: Rect, with pen: inout (some PathPen & ~Copyable)) {
    let rim = rim(in: frame.size)
    let upper = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 2 * rim)
    let lower = upper.offsetBy(dx: 0, dy: frame.height - 2 * rim)
    pen.move(to: upper[.leading])
    pen.addQuarter(from: upper[.leading], around: upper[.topLeading], to: upper[.top])
    pen.addQuarter(from: upper[.top], around: upper[.topTrailing], to: upper[.trailing])
    pen.addLine(to: lower[.trailing])
    pen.addQuarter(from: lower[.trailing], around: lower[.bottomTrailing], to: lower[.bottom])
    pen.addQuarter(from: lower[.bottom], around: lower[.bottomLeading], to: lower[.leading])
    pen.closeSubpath()
    // Clockwise as the outline, or it would cut a hole.
    pen.move(to: upper[.trailing])
    pen.addQuarter(from: upper[.trailing], around: upper[.bottomTrailing], to: upper[.bottom])
    pen.addQuarter(from: upper[.bottom], around: upper[.bottomLeading], to: upper[.leading])
  }

  /// Half the height of the ends.
  private static func rim(in size: Size) -> Double { share * min(size.width, size.height) }

  private static let share = 0.1
}

extension Cylinder: EnclosingShape {
  /// A cylinder with the room below its upper rim, and over its lower one.
  static func size(around content: EnclosedContent) -> Size {
    Size(width: content.room.width, height: content.room.height / (1 - 3 * share))
  }

  static func drop(in size: Size) -> Double { rim(in: size) / 2 }
}
