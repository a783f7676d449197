extension String {
  /// Whether it is one line of characters that are drawn and written as they are, as nearly all
  /// labels are.
  var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { $0.span.isPlain } ?? false
  }
}

extension Span<UInt8> {
  /// Whether no byte needs another look; eight letters at a time are looked at, some of the last
  /// ones twice.
  fileprivate var isPlain: Bool {
    guard count >= 8 else { return isPlain(in: 0..<count) }
    var position = 0
    while position < count {
      let start = min(position, count - 8)
      guard isPlainASCII(at: start) || isPlain(in: start..<start + 8) else { return false }
      position = start + 8
    }
    return true
  }

  @inline(__always)
  private func isPlain(in positions: Range<Int>) -> Bool {
    for position in positions where !self[position].standsForItself { return false }
    return true
  }

  /// Whether eight bytes are ASCII and stand for themselves; of `#` it is not told.
  ///
  /// As all bytes are less than 0x80, no sum carries into the next one, and each tells in its
  /// highest bit.
  @inline(__always)
  private func isPlainASCII(at position: Int) -> Bool {
    // Any eight bytes are a number, so reading them as one is sound; the span checks that they are
    // there.
    let word = bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
    let isNoControl = word &+ each(0x80 - 0x20)
    let isNoQuoteOrAmpersand = ((word | each(0x05)) ^ each(0x27)) &+ each(0x7F)
    let isNoAngleBracket = ((word | each(0x02)) ^ each(0x3E)) &+ each(0x7F)
    let isDeleteOrNoASCII = (word &+ each(0x01)) | word
    let good = isNoControl & isNoQuoteOrAmpersand & isNoAngleBracket & ~isDeleteOrNoASCII
    return good & each(0x80) == each(0x80)
  }
}

/// Eight times the same byte.
@inline(__always)
private func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

extension UInt8 {
  /// Whether a byte of a text needs no look at its neighbours, and is drawn and written as it is.
  ///
  /// 0xC2 and 0xEF begin characters with another drawn form, and many others.
  fileprivate var standsForItself: Bool {
    switch self {
    case 0x00..<0x20, 0x7F, 0xC2, 0xEF: false
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: true
    }
  }
}
