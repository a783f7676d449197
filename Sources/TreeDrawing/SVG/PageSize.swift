/// A sheet of paper that a picture is printed on.
public enum PageSize: String, CaseIterable, Sendable {
  /// A sheet of 210 × 297 mm.
  case a4 = "A4"
  /// A sheet of 297 × 210 mm.
  case a4Landscape = "A4-landscape"
  /// A sheet of 8½ × 11 inches.
  case letter
  /// A sheet of 11 × 8½ inches.
  case letterLandscape = "letter-landscape"
}

extension PageSize {
  /// The sheet, in millimetres.
  private var sheet: Size {
    switch self {
    case .a4: Size(width: 210, height: 297)
    case .a4Landscape: Size(width: 297, height: 210)
    case .letter: Size(width: 215.9, height: 279.4)
    case .letterLandscape: Size(width: 279.4, height: 215.9)
    }
  }

  /// The margin that most printers need, in millimetres.
  private static let margin = 10.0
  /// A point of a picture at its natural size, in millimetres: as a browser prints it.
  private static let millimetres = 25.4 / 96

  /// How many times as large as at its natural size a picture is on the page: at most once.
  ///
  /// - Parameter size: the size of the picture in points.
  /// - Returns: a number greater than 0.
  func scale(of size: Size) -> Double {
    let room = 2 * Self.margin
    return min(
      (sheet.width - room) / (max(size.width, 1) * Self.millimetres),
      (sheet.height - room) / (max(size.height, 1) * Self.millimetres), 1)
  }

  /// How large a picture is on the page.
  ///
  /// - Parameter size: the size of the picture in points.
  /// - Returns: its size in millimetres.
  func printedSize(of size: Size) -> Size {
    let scale = scale(of: size) * Self.millimetres
    return Size(width: size.width * scale, height: size.height * scale)
  }

  /// How high letters are on the page.
  ///
  /// - Parameters:
  ///   - fontSize: how high they are in the picture, in points.
  ///   - size: the size of the picture.
  /// - Returns: their size in printers' points, 72 of which are an inch.
  package func printedFontSize(_ fontSize: Double, in size: Size) -> Double {
    fontSize * scale(of: size) * 72 / 96
  }
}
