/// A reference to something that lives as long as the program, and is therefore not counted.
///
/// Fonts are handed from view to view, millions of times. With a counted reference in them each of
/// these copies would cost counting, even in fonts that have no reference. What is put in here is
/// never freed; it is made once for each font that somebody asks for by name, so that there are
/// few. The object is alive whenever it is asked for, as the count that `init` took is never given
/// back.
struct LeakedReference<Object: AnyObject & Sendable>: Sendable {
  private let reference: Unmanaged<Object>

  /// Keeps an object for ever.
  init(_ object: Object) {
    reference = .passRetained(object)
  }

  /// The object.
  var object: Object { reference.takeUnretainedValue() }
}

extension LeakedReference: Equatable where Object: Equatable {
  static func == (one: LeakedReference, other: LeakedReference) -> Bool {
    one.object == other.object
  }
}

extension LeakedReference: Hashable where Object: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(object) }
}
