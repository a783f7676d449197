/// A shape as the engine keeps it: the usual ones without a closure, because there may be millions.
public struct StoredShape {
  private let kind: Kind

  private enum Kind {
    case rectangle(cornerRadius: Double)
    case ellipse
    case line(Point, Point)
    case custom((Rect) -> Path)
  }
}

extension StoredShape {
  static var ellipse: StoredShape { StoredShape(kind: .ellipse) }

  static func rectangle(cornerRadius: Double) -> StoredShape {
    StoredShape(kind: .rectangle(cornerRadius: cornerRadius))
  }

  static func line(_ start: Point, _ end: Point) -> StoredShape {
    StoredShape(kind: .line(start, end))
  }

  static func custom(_ path: @escaping (Rect) -> Path) -> StoredShape {
    StoredShape(kind: .custom(path))
  }

  /// The path in a frame of the whole picture; shapes themselves know only their own coordinates.
  func path(in frame: Rect) -> Path {
    switch kind {
    case .rectangle(let radius): Path(roundedRect: frame, cornerRadius: radius)
    case .ellipse: Path(ellipseIn: frame)
    case .line(let start, let end): Path(from: start + frame.origin, to: end + frame.origin)
    case .custom(let path):
      path(Rect(origin: .zero, size: frame.size)).offset(by: frame.origin)
    }
  }
}
