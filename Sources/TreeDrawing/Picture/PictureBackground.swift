/// What is behind all of a picture.
public enum PictureBackground: Hashable, Sendable {
  /// Nothing, so that the page is seen.
  case none
  /// The colour of the theme's pages.
  case theme
  /// A colour.
  case color(Color)
}

extension PictureBackground {
  /// The colour, if there is one.
  func color(_ theme: Theme) -> Color? {
    switch self {
    case .none: nil
    case .theme: theme.page
    case .color(let color): color
    }
  }
}

extension DrawingLayer {
  /// Where pictures paint what is behind everything.
  static let background = DrawingLayer("ground", height: -2)
}
