extension OSString {
  /// The word as a shell reads it.
  var shellWord: String {
    let text = description
    // What could not be seen, or is no text, needs escapes, which other quotes do not have.
    guard text.utf8.elementsEqual(bytes) else {
      return "$'" + bytes.map(\.inEscapes).joined() + "'"
    }
    let isPlain = text.utf8.allSatisfy { $0.isPlainInShell || $0 >= 0x80 }
    return isPlain && !text.isEmpty
      ? text
      : "'"
        + text.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: #"'\''"#) + "'"
  }
}

extension UInt8 {
  /// The byte as it stands between `$'` and `'`.
  fileprivate var inEscapes: String {
    switch self {
    case UInt8(ascii: "\n"): #"\n"#
    case UInt8(ascii: "\t"): #"\t"#
    case UInt8(ascii: "'"), UInt8(ascii: "\\"): #"\"# + String(Unicode.Scalar(self))
    case 0x20..<0x7F: String(Unicode.Scalar(self))
    default: #"\"# + (self < 0o100 ? self < 0o10 ? "00" : "0" : "") + String(self, radix: 8)
    }
  }

  fileprivate var isPlainInShell: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./,:=+@%".utf8.contains(self)
    }
  }
}
