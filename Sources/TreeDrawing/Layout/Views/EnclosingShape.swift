/// A shape that can say how large it must be to stand around something.
protocol EnclosingShape: Shape {
  /// The size of a shape around some content.
  static func size(around content: EnclosedContent) -> Size

  /// How far below the middle of a shape of some size the middle of its content's room stands.
  static func drop(in size: Size) -> Double
}

extension EnclosingShape {
  static func drop(in size: Size) -> Double { 0 }
}

/// The size of something in a shape, and how much space it needs.
struct EnclosedContent {
  let size: Size
  /// The space that it needs beside its middle, and above and below it.
  let insets: EdgeInsets
  /// The space that it needs beside its corners, where a shape may be narrower.
  let corner: Double
  /// What the height of a shape will be a multiple of.
  let step: Double
}

extension EnclosedContent {
  /// The size with the space that any outline must leave.
  var room: Size {
    Size(
      width: size.width + 2 * corner, height: (size.height + insets.height).roundedUp(to: step))
  }

  /// The least width of any shape.
  var leastWidth: Double { size.width + insets.width }
}

extension Capsule: EnclosingShape {
  /// A capsule whose half circles are beside the content.
  static func size(around content: EnclosedContent) -> Size {
    let height = content.room.height
    return Size(width: content.size.width + height, height: height)
  }
}

extension Ellipse: EnclosingShape {
  /// An ellipse through the corners of the room, of its proportions.
  static func size(around content: EnclosedContent) -> Size {
    let room = content.room
    let factor = 2.0.squareRoot()
    return Size(width: factor * room.width, height: factor * room.height)
  }
}

extension Circle: EnclosingShape {
  /// A circle through the corners of the room.
  static func size(around content: EnclosedContent) -> Size {
    let room = content.room
    let diagonal = (room.width * room.width + room.height * room.height).squareRoot()
    let side = max(diagonal, content.leastWidth)
    return Size(width: side, height: side)
  }
}
