/// A growing document: the one place that formats numbers and escapes text.
struct ByteWriter: ~Copyable {
  private var buffer: PieceBuffer

  /// Makes a document with room for so many bytes, which grows.
  init(room: Int = 1 << 6) {
    buffer = PieceBuffer(room: room)
  }

  /// How many bytes were written so far.
  @inline(__always)
  var count: Int { buffer.count }

  /// Takes out what was written so far.
  mutating func take() -> [UInt8] { buffer.take() }

  /// Appends markup, which is written in the program, never read from input.
  @inline(__always)
  mutating func markup(_ literal: StaticString) {
    buffer.append(literal)
  }

  /// Appends a number with at most two decimals, a full stop between, and no exponent.
  @inline(__always)
  mutating func number(_ value: Double) {
    buffer.append("", value, "")
  }

  /// Appends a number between markup.
  @inline(__always)
  mutating func markup(_ before: StaticString, _ value: Double, _ after: StaticString) {
    buffer.append(before, value, after)
  }

  /// Appends markup that the program made from names and numbers of its own.
  ///
  /// It has a label, as literals would be taken for strings otherwise.
  mutating func markup(made: String) {
    append(made)
  }

  /// Appends bytes as letters and digits.
  mutating func base64(_ bytes: [UInt8]) {
    buffer.reserve((bytes.count + 2) / 3 * 4)
    writeBase64(bytes) { buffer.append($0) }
  }

  /// Appends a text as it is.
  private mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { buffer.append($0) }
    if isDone == nil { for byte in text.utf8 { buffer.append(byte) } }
  }
}

extension ByteWriter {
  /// Appends text so that an XML reader gets exactly its characters back, in content as in
  /// attributes.
  ///
  /// Characters that XML cannot hold become U+FFFD.
  mutating func text(_ text: String) {
    if text.isPlain { append(text) } else { escapedText(text) }
  }

  /// Appends the drawn form of a text in the same way.
  mutating func drawnForm(of text: String) {
    if text.isPlain { append(text) } else { escapedText(text.drawnForm) }
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
