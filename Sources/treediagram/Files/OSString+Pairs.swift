extension OSString {
  /// The path of the file beside this one whose name has something more before its extension.
  func withSuffix(_ suffix: String) -> OSString {
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let name = bytes[start...]
    // A dot in front makes a hidden file, no extension.
    let end = name.dropFirst().lastIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
    return OSString(Array(bytes[..<end]) + Array(suffix.utf8) + Array(bytes[end...]))
  }

  /// The path as addresses write it.
  var address: String {
    bytes.reduce(into: "") { text, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "~"):
        text.append(Character(Unicode.Scalar(byte)))
      default:
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
