/// Where dynamic content adds the default of preferences, as it does for keys that nothing in it
/// writes.
///
/// Dynamic is what is there on a condition, or for each element of a collection, perhaps for none.
struct DefaultPlaces: OptionSet {
  let rawValue: UInt8

  /// Some dynamic content is in the element, or is the element.
  static let inside = Self(rawValue: 1)
  /// Some dynamic content is among the element's children, or in them.
  static let amongChildren = Self(rawValue: 32)
  /// Dynamic content that turned out to be no view stands before the element's children.
  static let beforeChildren = Self(rawValue: 2)
  /// Dynamic content that turned out to be no view stands behind the element.
  static let behind = Self(rawValue: 4)
  /// The element is the first of several that are dynamic content together.
  static let groupStart = Self(rawValue: 8)
  /// The element is another of several that are dynamic content together.
  static let groupRest = Self(rawValue: 16)
}
