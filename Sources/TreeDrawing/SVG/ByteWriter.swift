/// A growing document: the one place that formats numbers and escapes text.
struct ByteWriter: ~Copyable {
  private var buffer = PieceBuffer()

  /// Takes out what was written so far.
  mutating func take() -> [UInt8] { buffer.take() }

  /// Appends markup, which is written in the program, never read from input.
  mutating func markup(_ literal: StaticString) {
    literal.withUTF8Buffer { buffer.append($0) }
  }

  /// Appends markup that the program made from names and numbers of its own.
  mutating func markup(_ made: String) {
    append(made)
  }

  /// Appends a text as it is.
  private mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { buffer.append($0) }
    if isDone == nil { for byte in text.utf8 { buffer.append(byte) } }
  }
}

extension ByteWriter {
  /// Appends a number with at most two decimals, a full stop between, and no exponent.
  ///
  /// What is not finite or far beyond any picture is written as 0: no viewer could use it.
  mutating func number(_ value: Double) {
    guard value.isFinite, abs(value) < 9e13 else { return buffer.append(UInt8(ascii: "0")) }
    let hundredths = Int(value * 100 + (value < 0 ? -0.5 : 0.5))
    if hundredths < 0 { buffer.append(UInt8(ascii: "-")) }
    let (whole, decimals) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    buffer.append(decimal: whole)
    if decimals > 0 { buffer.append(decimals: decimals) }
  }
}

extension ByteWriter {
  /// Appends text so that an XML reader gets exactly its characters back, in content as in attributes.
  ///
  /// Characters that XML cannot hold become U+FFFD.
  mutating func text(_ text: String) {
    if !plainText(text) { escapedText(text) }
  }

  /// Appends text if it is one line of characters that stand for themselves, as nearly all is.
  ///
  /// - Returns: whether it was appended.
  mutating func plainText(_ text: String) -> Bool {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy(\.standsForItself) else { return false }
      buffer.append(bytes)
      return true
    }
    return isPlain ?? false
  }

  private mutating func escapedText(_ text: String) {
    /// How much of the bytes EF BF, which U+FFFE and U+FFFF start with, was just appended.
    var prefix = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "\""): markup("&quot;")
      case UInt8(ascii: "'"): markup("&#39;")
      case 0x09: markup("&#9;")
      case 0x0A: markup("&#10;")
      case 0x0D: markup("&#13;")
      case 0x00..<0x20: markup("\u{FFFD}")
      case 0xBE, 0xBF: buffer.append(prefix == 2 ? 0xBD : byte)
      default: buffer.append(byte)
      }
      prefix = byte == 0xEF ? 1 : prefix == 1 && byte == 0xBF ? 2 : 0
    }
  }
}

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
