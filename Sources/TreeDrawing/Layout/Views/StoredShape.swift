/// A shape as the engine keeps it: the usual ones without a closure, because there may be millions.
public struct StoredShape {
  let kind: Kind

  enum Kind {
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
}
