// A label keeps every character that it was given, but XML allows no control characters, and a
// line end or a tab inside `<text>` would be laid out differently by every viewer.

extension Unicode.Scalar {
  /// What is drawn for this character: itself, a space, or U+FFFD.
  ///
  /// Line ends and tabs are drawn as a space; other control characters, which viewers draw as they
  /// like, and the characters that XML 1.0 forbids as U+FFFD.
  package var drawnForm: Unicode.Scalar {
    switch value {
    case 0x09, 0x0A, 0x0D: " "
    case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: self
    }
  }
}

extension String {
  /// The label as it is drawn, with every character in its drawn form.
  ///
  /// A label that needs no change, as nearly all, is returned without a copy.
  ///
  ///     "one\ttwo".drawnForm  // "one two"
  ///
  /// - Complexity: O(*n*), where *n* is the length of the label.
  package var drawnForm: String {
    guard mayDifferWhenDrawn, unicodeScalars.contains(where: { $0 != $0.drawnForm }) else {
      return self
    }
    var drawn = UnicodeScalarView()
    for scalar in unicodeScalars { drawn.append(scalar.drawnForm) }
    return String(drawn)
  }

  /// Whether a byte occurs that can begin a character with another drawn form.
  ///
  /// The bytes are read where they are, as in `asciiAdvance(of:in:)` and for the same reason; the
  /// pointer is not used beyond the closure, and `contains` cannot leave it.
  ///
  /// U+0080 to U+009F begin with 0xC2, U+FFFE and U+FFFF with 0xEF, as do many harmless characters.
  private var mayDifferWhenDrawn: Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xEF }
    }
    return found ?? true
  }
}
