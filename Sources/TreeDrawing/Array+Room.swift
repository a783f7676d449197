extension Array {
  /// Makes room for more elements; asked often, it still does not copy often.
  ///
  /// - Parameter more: how many more there will be, or are likely to be.
  package mutating func makeRoom(for more: Int) {
    guard count + more > capacity else { return }
    reserveCapacity(Swift.max(count + more, 2 * capacity))
    // The memory of the elements begins where that of the first is; nothing is read or written.
    withUnsafeBytes { bytes in
      let length = (count + more) * MemoryLayout<Self.Element>.stride
      if let start = bytes.baseAddress { preferLargePages(start, length) }
    }
  }

  /// Appends an element and says where it is.
  mutating func appendIndex(_ element: Self.Element) -> Int {
    append(element)
    return count - 1
  }
}
