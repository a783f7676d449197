extension String {
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
      String(decoding: text, as: UTF8.self)
    }
  }
}
