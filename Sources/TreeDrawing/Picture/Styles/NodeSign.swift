/// A small picture that says what the colour of a node means to those who do not see the colour.
public enum NodeSign: String, CaseIterable, Hashable, Sendable {
  /// A tick.
  case check
  /// Two lines that cross.
  case cross
  /// An exclamation mark.
  case bang
  /// A plus.
  case plus
  /// A triangle that points on.
  case play
}

extension NodeSign {
  /// The extent of signs beside labels of 14 points.
  static let side = 10.0

  /// The lines in a square.
  func path(in square: Rect) -> Path {
    func point(_ x: Double, _ y: Double) -> Point { square[UnitPoint(x: x, y: y)] }
    return Path { path in
      switch self {
      case .check: path.addLines([point(0.05, 0.55), point(0.38, 0.88), point(0.95, 0.15)])
      case .cross:
        path.addLines([point(0.12, 0.12), point(0.88, 0.88)])
        path.addLines([point(0.88, 0.12), point(0.12, 0.88)])
      case .bang:
        path.addLines([point(0.5, 0), point(0.5, 0.62)])
        path.addLines([point(0.5, 0.93), point(0.5, 0.97)])
      case .plus:
        path.addLines([point(0.5, 0.05), point(0.5, 0.95)])
        path.addLines([point(0.05, 0.5), point(0.95, 0.5)])
      case .play:
        path.addLines([point(0.2, 0.08), point(0.9, 0.5), point(0.2, 0.92)])
        path.closeSubpath()
      }
    }
  }
}

/// A sign in the middle of its place.
struct SignShape: Shape {
  let sign: NodeSign

  func path(in rect: Rect) -> Path { sign.path(in: rect) }
}
