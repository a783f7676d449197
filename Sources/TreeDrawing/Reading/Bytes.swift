extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  var isIndentation: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var endsLine: Bool { self == .newline || self == .carriageReturn }
  var isWhiteSpace: Bool { isIndentation || endsLine }

  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  var isHexDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }

  /// Whether this byte goes on with the UTF-8 sequence that an earlier one began.
  var isContinuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}
