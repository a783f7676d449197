extension OSString {
  /// The word as a shell reads it; what could not be seen is escaped.
  var shellWord: String {
    let text = description
    let isPlain = text.utf8.allSatisfy { byte in
      byte.isPlainInShell || byte >= 0x80
    }
    return isPlain && !text.isEmpty
      ? text
      : "'"
        + text.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: #"'\''"#) + "'"
  }
}

extension UInt8 {
  fileprivate var isPlainInShell: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./,:=+@%".utf8.contains(self)
    }
  }
}
