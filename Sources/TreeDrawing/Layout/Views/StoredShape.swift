/// A shape as the engine keeps it: the usual ones without a closure, because there may be millions.
public struct StoredShape {
  let form: Form

  enum Form {
    case simple(Outline)
    /// A form that only a closure knows.
    case custom((Rect) -> Path)
  }
}

extension StoredShape {
  static func simple(_ outline: Outline) -> StoredShape { StoredShape(form: .simple(outline)) }

  static func custom(_ path: @escaping (Rect) -> Path) -> StoredShape {
    StoredShape(form: .custom(path))
  }
}
