extension String {
  /// How many bytes a string holds without memory of its own, which is made in a shorter way.
  private static var smallCount: Int { 15 }

  /// Takes a text from the middle of bytes, what is not UTF-8 being replaced by U+FFFD.
  ///
  /// Slices of arrays would do, but each counts one more reference to all bytes, and less again. The
  /// span checks the range, and the pointer to its bytes is used while it lasts.
  ///
  /// - Parameters:
  ///   - range: where the text is.
  ///   - bytes: what it is in.
  init(_ range: Range<Int>, of bytes: [UInt8]) {
    self = bytes.span.extracting(range).withUnsafeBufferPointer { text in
      guard text.count <= Self.smallCount else { return String(decoding: text, as: UTF8.self) }
      return String(unsafeUninitializedCapacity: text.count) { $0.initialize(fromContentsOf: text) }
    }
  }
}
