/// A growing document: the one place that formats numbers and escapes text.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// How much is passed on at once.
  private static let pieceLength = 1 << 20

  /// What was written since the last piece, taken out, if it is long enough to be passed on.
  mutating func completePiece() -> [UInt8]? {
    guard bytes.count >= Self.pieceLength else { return nil }
    var piece: [UInt8] = []
    piece.reserveCapacity(Self.pieceLength + Self.pieceLength / 8)
    swap(&piece, &bytes)
    return piece
  }

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
    guard value.isFinite, abs(value) < 9e13 else { return bytes.append(UInt8(ascii: "0")) }
    let hundredths = Int(value * 100 + (value < 0 ? -0.5 : 0.5))
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let whole = hundredths.magnitude / 100
    if whole >= 100_000 { bytes.append(contentsOf: String(whole / 100_000).utf8) }
    var end = NumberEnd()
    end.prepend(hundredths: hundredths.magnitude % 100)
    end.prepend(whole % 100_000, digits: whole >= 100_000 ? 5 : 1)
    end.append(to: &bytes)
  }
}

/// The last digits of a number, which come out last first.
///
/// They are collected in one word: at most five digits, a full stop and two decimals make eight bytes.
private struct NumberEnd {
  private var word: UInt64 = 0
  private var length = 0

  /// Puts decimals in front, without zeros behind them, and a full stop if there are any.
  mutating func prepend(hundredths: UInt) {
    guard hundredths > 0 else { return }
    if hundredths % 10 > 0 { prepend(digit: hundredths % 10) }
    prepend(digit: hundredths / 10)
    prepend(UInt8(ascii: "."))
  }

  /// Puts the digits of a number in front, filled up with zeros.
  mutating func prepend(_ value: UInt, digits: Int) {
    var rest = value
    var missing = digits
    repeat {
      prepend(digit: rest % 10)
      rest /= 10
      missing -= 1
    } while rest > 0 || missing > 0
  }

  func append(to bytes: inout [UInt8]) {
    var rest = word
    for _ in 0..<length {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  private mutating func prepend(digit: UInt) {
    prepend(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  private mutating func prepend(_ byte: UInt8) {
    word = word << 8 | UInt64(byte)
    length += 1
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
