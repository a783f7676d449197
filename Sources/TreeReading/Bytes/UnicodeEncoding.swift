/// The encodings of Unicode that are not UTF-8, as a byte order mark or NUL bytes tell them.
enum UnicodeEncoding: Sendable {
  case utf16
  case utf32
  case utf16WithoutMark(isBigEndian: Bool)

  init?(of bytes: [UInt8]) {
    // The mark of little-endian UTF-32 begins with that of UTF-16, so it comes first.
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      self = .utf32
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16
    } else if bytes.count >= 4, let isBigEndian = Self.order(ofUnmarked: bytes) {
      self = .utf16WithoutMark(isBigEndian: isBigEndian)
    } else {
      return nil
    }
  }

  /// Whether the high bytes come first in two Latin characters; nil if these are not two.
  private static func order(ofUnmarked bytes: [UInt8]) -> Bool? {
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (true, false, true, false): true
    case (false, true, false, true): false
    default: nil
    }
  }

  var name: String {
    switch self {
    case .utf16: "UTF-16"
    case .utf32: "UTF-32"
    case .utf16WithoutMark: "UTF-16 without a byte order mark"
    }
  }

  var iconvName: String {
    switch self {
    case .utf16: "UTF-16"
    case .utf32: "UTF-32"
    case .utf16WithoutMark(let isBigEndian): isBigEndian ? "UTF-16BE" : "UTF-16LE"
    }
  }
}
