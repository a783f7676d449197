extension Array {
  /// Makes room for more elements; asked often, it still does not copy often.
  ///
  /// - Parameter more: how many more there will be, or are likely to be.
  /// - Returns: the memory for them, which nobody must read or write.
  @discardableResult @inlinable package mutating func makeRoom(for more: Int)
    -> UnsafeRawBufferPointer
  {
    guard count + more > capacity else { return room(for: more) }
    reserveCapacity(Swift.max(count + more, 2 * capacity))
    let room = room(for: more)
    preferLargePages(room)
    return room
  }

  /// The memory for elements to come, as far as there is any.
  @inlinable func room(for more: Int) -> UnsafeRawBufferPointer {
    // The memory of the elements begins where that of the first is.
    withUnsafeBytes { bytes in
      let size = MemoryLayout<Self.Element>.stride
      let start = bytes.baseAddress.map { $0 + count * size }
      return UnsafeRawBufferPointer(start: start, count: Swift.min(more, capacity - count) * size)
    }
  }

  /// Appends an element and says where it is.
  @inlinable package mutating func appendIndex(_ element: Self.Element) -> Int {
    append(element)
    return count - 1
  }
}
