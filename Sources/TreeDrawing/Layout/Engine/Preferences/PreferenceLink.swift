/// Which preference values wait to be combined into another, and which it waits with.
struct PreferenceLink {
  /// How deep calls of `reduce` may be nested, whatever the nesting of views.
  static let depthLimit: Int32 = 32

  /// No row.
  static let none: Int32 = -1

  /// The first row that waits.
  var first = PreferenceLink.none
  /// The last row that waits.
  var last = PreferenceLink.none
  /// The row that waits behind this one.
  var next = PreferenceLink.none
  /// How deep calls of `reduce` are nested if each asks for the next value.
  var depth: Int32 = 0
}

// They are methods of the array because each access to a property of a class is checked for
// conflicts.
extension [PreferenceLink] {
  /// Puts a row behind those that wait in another.
  mutating func append(_ next: Int32, toWaitingIn row: Int32) {
    var link = self[Int(row)]
    link.depth = Swift.max(link.depth, self[Int(next)].depth + 1)
    if link.first == PreferenceLink.none {
      link.first = next
    } else {
      self[Int(link.last)].next = next
    }
    link.last = next
    self[Int(row)] = link
  }

  /// Lets no row wait any more.
  ///
  /// - Returns: the first that did.
  mutating func removeWaiting(in row: Int32) -> Int32 {
    defer { self[Int(row)] = PreferenceLink(next: self[Int(row)].next) }
    return self[Int(row)].first
  }

  /// Takes a row out of those that wait with it.
  ///
  /// - Returns: the next of them.
  mutating func unlink(_ row: Int32) -> Int32 {
    defer { self[Int(row)].next = PreferenceLink.none }
    return self[Int(row)].next
  }

  /// Takes the first of a chain of rows out, and puts those that wait in it in its place.
  ///
  /// - Returns: the first of the rest.
  mutating func removeFirst(of row: Int32) -> Int32 {
    let link = self[Int(row)]
    self[Int(row)] = PreferenceLink()
    guard link.first != PreferenceLink.none else { return link.next }
    self[Int(link.last)].next = link.next
    return link.first
  }
}
