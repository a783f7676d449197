/// The places in the labels of one input where something was replaced by U+FFFD.
struct TextFlaws: Equatable {
  private var invalid = Tally()
  private var unshowable = Tally()

  private struct Tally: Equatable {
    var count = 0
    var first = Int.max
    var firstValue: UInt32 = 0

    mutating func record(_ value: UInt32 = 0, at offset: Int) {
      count += 1
      // JSON labels may stand behind the children, so they are not met in the order of the source.
      guard offset < first else { return }
      first = offset
      firstValue = value
    }
  }

  /// Records bytes that are not UTF-8.
  mutating func recordInvalidBytes(at offset: Int) {
    invalid.record(at: offset)
  }

  /// Records a character that XML forbids, another control character, or half of a surrogate pair.
  mutating func recordUnshowable(_ value: UInt32, at offset: Int) {
    unshowable.record(value, at: offset)
  }
}

extension TextFlaws {
  /// A remark on each kind of flaw that there is, at its first place.
  func remarks(in source: Source) -> [Remark] {
    var remarks: [Remark] = []
    if invalid.count > 0 {
      let problem = DecodingProblem.notUTF8(count: invalid.count)
      remarks.append(source.remark(problem, at: invalid.first))
    }
    if unshowable.count > 0 {
      let problem = DecodingProblem.unshowable(
        count: unshowable.count, first: unshowable.firstValue)
      remarks.append(source.remark(problem, at: unshowable.first))
    }
    return remarks
  }
}

/// The problems of labels that cannot be drawn as they are.
enum DecodingProblem: Problem {
  /// A number of byte sequences are not UTF-8.
  case notUTF8(count: Int)
  /// A number of characters cannot be shown; the code point of the first.
  case unshowable(count: Int, first: UInt32)
}

extension DecodingProblem {
  var wording: Wording {
    switch self {
    case .notUTF8(let count):
      Wording(
        cause: count == 1
          ? "1 byte sequence is not UTF-8 and is shown as U+FFFD"
          : "\(count) byte sequences are not UTF-8 and are shown as U+FFFD; this is the first",
        remedies: [
          "if the text is in another encoding, convert it: iconv -f ISO-8859-1 -t UTF-8"
        ],
        isAside: true)
    case .unshowable(let count, let first):
      Wording(
        cause: count == 1
          ? "1 character that cannot be shown is drawn as U+FFFD: it is "
            + Unicode.Scalar.codePoint(first)
          : "\(count) characters that cannot be shown are drawn as U+FFFD; the first is "
            + Unicode.Scalar.codePoint(first))
    }
  }
}
