/// A growing document: the one place that formats numbers and escapes text.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Appends markup, which is written in the program, never read from input.
  mutating func markup(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends markup that the program made from names and numbers of its own.
  mutating func markup(_ made: String) {
    bytes.append(contentsOf: made.utf8)
  }
}

extension ByteWriter {
  /// Appends a number with at most two decimals, a full stop between, and no exponent.
  ///
  /// What is not finite or far beyond any picture is written as 0: no viewer could use it.
  mutating func number(_ value: Double) {
    guard value.isFinite, abs(value) < 1e15 else { return bytes.append(UInt8(ascii: "0")) }
    let hundredths = Int((value * 100).rounded())
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    integer(hundredths.magnitude / 100)
    decimals(hundredths.magnitude % 100)
  }

  private mutating func integer(_ value: UInt) {
    let start = bytes.count
    var rest = value
    repeat {
      bytes.append(digit(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private mutating func decimals(_ hundredths: UInt) {
    guard hundredths > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(digit(hundredths / 10))
    if hundredths % 10 > 0 { bytes.append(digit(hundredths % 10)) }
  }

  private func digit(_ value: UInt) -> UInt8 {
    UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
  }
}

extension ByteWriter {
  /// Appends text so that an XML reader gets exactly its characters back, in content as in attributes.
  ///
  /// Characters that XML cannot hold become U+FFFD.
  mutating func text(_ text: String) {
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
      case 0xBE, 0xBF: bytes.append(prefix == 2 ? 0xBD : byte)
      default: bytes.append(byte)
      }
      prefix = byte == 0xEF ? 1 : prefix == 1 && byte == 0xBF ? 2 : 0
    }
  }
}
