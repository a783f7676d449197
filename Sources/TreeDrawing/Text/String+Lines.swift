// Lines end at "\n", "\r\n" or "\r". Nearly all texts are one line, so finding that out reads the
// bytes where they are, as in `asciiAdvance(of:in:)` and for the same reason.

extension String {
  /// How many lines it has, at least one.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  var lineCount: Int {
    guard mayHaveLineEnds else { return 1 }
    return 1 + count(where: \.isLineEnd)
  }

  /// The lines, without what ends them.
  ///
  ///     "one\r\n\ntwo".lines  // ["one", "", "two"]
  var lines: [Substring] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
  }

  private var mayHaveLineEnds: Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.contains { $0 == 0x0A || $0 == 0x0D }
    }
    return found ?? true
  }
}

extension Character {
  /// Whether a line ends here.
  var isLineEnd: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

extension String {
  /// The text without line ends behind everything else, as nearly all are.
  var withoutLineEndsAtEnd: String {
    guard mayHaveLineEndAtEnd else { return self }
    return String(self[..<(lastIndex { !$0.isLineEnd }.map(index(after:)) ?? startIndex)])
  }

  private var mayHaveLineEndAtEnd: Bool {
    let found = utf8.withContiguousStorageIfAvailable { $0.last == 0x0A || $0.last == 0x0D }
    return found ?? true
  }
}
