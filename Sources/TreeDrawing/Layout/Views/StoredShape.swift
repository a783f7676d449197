/// A shape as the engine keeps it: the usual ones without a closure, because there may be millions.
public struct StoredShape {
  let form: Form

  enum Form {
    case simple(Outline)
    /// A form that only a closure knows, and what was misused in making it.
    case custom((Rect) -> Path, [LayoutWarning.Misuse])
  }
}

extension StoredShape {
  static func simple(_ outline: Outline) -> StoredShape { StoredShape(form: .simple(outline)) }

  static func custom(
    _ path: @escaping (Rect) -> Path, _ misuses: [LayoutWarning.Misuse] = []
  ) -> StoredShape {
    StoredShape(form: .custom(path, misuses))
  }

  /// What was misused in making it.
  var misuses: [LayoutWarning.Misuse] {
    if case .custom(_, let misuses) = form { misuses } else { [] }
  }
}
