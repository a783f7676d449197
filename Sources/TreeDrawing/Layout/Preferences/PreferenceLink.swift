/// Which preference values wait to be combined into another, and which it waits with.
struct PreferenceLink {
  /// How deep calls of `reduce` may be nested, whatever the nesting of views.
  static let depthLimit: Int32 = 32

  /// The first row that waits.
  var first = Element.none
  /// The last row that waits.
  var last = Element.none
  /// The row that waits behind this one.
  var next = Element.none
  /// How deep calls of `reduce` are nested if each asks for the next value.
  var depth: Int32 = 0

  mutating func forgetWaiting() {
    first = Element.none
    last = Element.none
    depth = 0
  }
}
