/// What was replaced by U+FFFD in the labels of one input.
struct TextFlaws: Equatable {
  private var invalid = Tally()
  private var unshowable = Tally()

  private struct Tally: Equatable {
    var count = 0
    var first = Int.max
    var firstValue: UInt32 = 0

    mutating func note(_ value: UInt32 = 0, at offset: Int) {
      count += 1
      // JSON labels may stand behind the children, so they are not met in the order of the source.
      guard offset < first else { return }
      first = offset
      firstValue = value
    }
  }

  mutating func noteInvalidBytes(at offset: Int) {
    invalid.note(at: offset)
  }

  /// Notes a character that XML forbids, another control character, or a surrogate without its other half.
  mutating func noteUnshowable(_ value: UInt32, at offset: Int) {
    unshowable.note(value, at: offset)
  }
}

extension TextFlaws {
  /// One message for each kind of flaw, at its first place.
  func warnings(in source: Source) -> [String] {
    [invalidWarning(in: source), unshowableWarning(in: source)].compactMap(\.self)
  }

  private func invalidWarning(in source: Source) -> String? {
    guard invalid.count > 0 else { return nil }
    let what =
      invalid.count == 1
      ? "1 byte sequence is not UTF-8 and is shown as U+FFFD"
      : "\(invalid.count) byte sequences are not UTF-8 and are shown as U+FFFD; this is the first"
    let remedy = "if the text is in another encoding, convert it: iconv -f ISO-8859-1 -t UTF-8"
    return source.warning("\(what) (\(remedy))", at: invalid.first)
  }

  private func unshowableWarning(in source: Source) -> String? {
    guard unshowable.count > 0 else { return nil }
    let name = Unicode.Scalar.codePoint(unshowable.firstValue)
    let what =
      unshowable.count == 1
      ? "1 character that cannot be shown is drawn as U+FFFD: it is \(name)"
      : "\(unshowable.count) characters that cannot be shown are drawn as U+FFFD; the first is \(name)"
    return source.warning(what, at: unshowable.first)
  }
}

extension Source {
  /// A complete message about a place that needs attention, but stops nothing.
  func warning(_ text: String, at offset: Int) -> String {
    "\(name.escapingControls):\(position(at: offset)): \(text)"
  }
}
