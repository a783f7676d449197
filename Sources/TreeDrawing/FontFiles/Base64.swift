/// Bytes written with letters, digits, `+` and `/`, three as four (RFC 4648).
func base64(_ bytes: [UInt8]) -> String {
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  writeBase64(bytes) { text.append($0) }
  return String(decoding: text, as: UTF8.self)
}

/// Hands on, one after the other, the letters and digits that bytes are written with.
func writeBase64(_ bytes: [UInt8], to write: (UInt8) -> Void) {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let count = min(3, bytes.count - start)
    var bits = 0
    for index in 0..<3 { bits = bits << 8 | (index < count ? Int(bytes[start + index]) : 0) }
    for digit in 0..<4 {
      let isThere = digit <= count
      write(isThere ? digits[bits >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
    }
  }
}
