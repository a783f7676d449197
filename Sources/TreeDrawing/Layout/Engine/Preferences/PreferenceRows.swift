/// Values of a key in rows, which are used again when their values are gone.
struct PreferenceRows<Value> {
  /// The values; a row in use without one stands for the default.
  private var values: [Value?] = []
  private var links: [PreferenceLink] = []
  private var free: [Int32] = []

  /// Puts a value into a row, and says into which.
  mutating func insert(_ value: consuming Value?) -> Int32 {
    guard let row = free.popLast() else {
      links.append(PreferenceLink())
      return Int32(values.appendIndex(value))
    }
    values[Int(row)] = value
    return row
  }

  subscript(row: Int32) -> Value? {
    get { values[Int(row)] }
    set { values[Int(row)] = newValue }
  }

  /// Takes a value out, so that it can be changed without a copy of what it holds.
  mutating func take(_ row: Int32) -> Value? { values[Int(row)].take() }

  /// Forgets a row and all that waits in it.
  mutating func discard(_ row: Int32) {
    var next = row
    while next != PreferenceLink.none {
      values[Int(next)] = nil
      free.append(next)
      next = links.removeFirst(of: next)
    }
  }
}

extension PreferenceRows {
  /// Whether calls of `reduce` will be nested too deep if a row waits for another.
  func isTooDeep(_ row: Int32) -> Bool {
    links[Int(row)].depth >= PreferenceLink.depthLimit
  }

  /// Lets a later row wait to be combined into an earlier one.
  mutating func append(_ next: Int32, to row: Int32) {
    links.append(next, toWaitingIn: row)
  }

  /// Lets no row wait in another any more.
  ///
  /// - Returns: the first that did, if any.
  mutating func removeWaiting(in row: Int32) -> Int32? {
    guard links[Int(row)].first != PreferenceLink.none else { return nil }
    return links.removeWaiting(in: row)
  }

  /// Forgets a row that waited with others.
  ///
  /// - Returns: the next of them, if there is one.
  mutating func discardWaiting(_ row: Int32) -> Int32? {
    let next = links.unlink(row)
    discard(row)
    return next == PreferenceLink.none ? nil : next
  }
}
