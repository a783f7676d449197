extension UInt8 {
  @inlinable package static var newline: UInt8 { UInt8(ascii: "\n") }
  @inlinable package static var carriageReturn: UInt8 { UInt8(ascii: "\r") }

  @inlinable package var isIndentation: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }
  @inlinable package var endsLine: Bool { self == .newline || self == .carriageReturn }
  @inlinable package var isWhiteSpace: Bool { isIndentation || endsLine }

  @inlinable package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  @inlinable package var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  @inlinable package var isHexDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }

  /// Whether this byte goes on with the UTF-8 sequence that an earlier one began.
  @inlinable package var isContinuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}

extension String {
  /// How many bytes a string holds without memory of its own, which is made in a shorter way.
  @usableFromInline static var smallCount: Int { 15 }

  /// Takes a text from the middle of bytes, what is not UTF-8 being replaced by U+FFFD.
  ///
  /// Slices of arrays would do, but each counts one more reference to all bytes, and less again.
  /// The span checks the range, and the pointer to its bytes is used while it lasts.
  ///
  /// - Parameters:
  ///   - range: where the text is.
  ///   - bytes: what it is in.
  @inlinable package init(_ range: Range<Int>, of bytes: [UInt8]) {
    self = bytes.span.extracting(range).withUnsafeBufferPointer { text in
      guard text.count <= Self.smallCount else { return String(decoding: text, as: UTF8.self) }
      return String(unsafeUninitializedCapacity: text.count) { $0.initialize(fromContentsOf: text) }
    }
  }
}
