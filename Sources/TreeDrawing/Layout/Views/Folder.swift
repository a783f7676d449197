/// A folder with a tab at its upper left, which reaches beyond the middle.
public struct Folder: Shape {
  /// Makes a folder.
  public init() {}

  /// The folder that fills the place; its tab is an eighth of the shorter side high.
  public func path(in rect: Rect) -> Path { Path(outline, in: rect) }

  /// How the engine keeps it.
  public var _stored: StoredShape { .simple(outline) }
}

extension Folder: FrameFilling {
  static func draw(in frame: Rect, with pen: inout (some PathPen & ~Copyable)) {
    let tab = tab(in: frame.size)
    pen.addPolygon(
      frame[.topLeading], Point(x: frame.midX + tab, y: frame.minY),
      Point(x: frame.midX + 2 * tab, y: frame.minY + tab),
      Point(x: frame.maxX, y: frame.minY + tab), frame[.bottomTrailing], frame[.bottomLeading])
  }

  private static func tab(in size: Size) -> Double { share * min(size.width, size.height) }

  private static let share = 0.125
}

extension Folder: EnclosingShape {
  /// A folder with the room below its tab.
  static func size(around content: EnclosedContent) -> Size {
    Size(width: content.room.width, height: content.room.height / (1 - share))
  }

  static func drop(in size: Size) -> Double { tab(in: size) / 2 }
}
