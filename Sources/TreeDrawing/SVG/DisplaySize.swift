extension Size {
  /// The longest side that viewers built on cairo, rsvg-convert among them, draw.
  private static let longestSide = 32_767.0

  /// The size to show a picture of this size in, both in points.
  ///
  /// It is the same unless a side is longer than many viewers draw: then the picture is shown
  /// smaller, as long as that is an eighth or more. Beyond, labels would be too small to tell
  /// anything, and those who can scroll through the whole picture are served better.
  var displaySize: Size {
    let scale = Size.longestSide / max(width, height)
    guard scale < 1, scale >= 1 / 8 else { return self }
    return Size(width: width * scale, height: height * scale)
  }
}
