// Numbers of rows in the engine's tables, each of a type of its own, so that the compiler tells
// them apart. One stored field costs nothing at run time.

/// The number of an element in the view tree.
struct ElementID: Hashable {
  let number: Int32

  init(_ index: Int) { number = Int32(truncatingIfNeeded: index) }

  /// Stands for an element that is not there.
  static let none = ElementID(-1)

  /// The element around everything.
  static let root = ElementID(0)

  var index: Int { Int(number) }

  /// The element, unless it is not there.
  var ifAny: ElementID? { self == .none ? nil : self }
}

/// The number of an annotation in the view tree.
struct AnnotationID: Hashable {
  let number: Int32

  init(_ index: Int) { number = Int32(truncatingIfNeeded: index) }

  /// Stands for an annotation that is not there.
  static let none = AnnotationID(-1)

  var index: Int { Int(number) }
}

/// The number of a coordinate space: a named one, or the inside of a turned view.
struct SpaceID: Hashable {
  let number: Int32

  init(_ index: Int) { number = Int32(truncatingIfNeeded: index) }

  /// Stands for no space of its own: the whole picture.
  static let none = SpaceID(-1)

  var index: Int { Int(number) }
}

/// The number of a set of environment values.
struct EnvironmentID: Hashable {
  let number: Int32

  init(_ index: Int) { number = Int32(truncatingIfNeeded: index) }

  /// The environment of the outermost view.
  static let root = EnvironmentID(0)

  /// Stands for no environment.
  static let none = EnvironmentID(-1)

  var index: Int { Int(number) }
}
