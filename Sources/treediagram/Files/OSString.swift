/// A word or path, as the system passes it or a page spells it: usually but not always UTF-8.
struct OSString: Hashable {
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }
}

extension OSString {
  /// The text, if the bytes are UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The first bytes, at most so many, and no part of a character.
  func start(_ count: Int) -> OSString {
    guard count < bytes.count else { return self }
    let isInside = { (index: Int) in self.bytes[index] & 0b1100_0000 == 0b1000_0000 }
    return OSString(bytes.prefix((max(0, count - 3)...count).last { !isInside($0) } ?? count))
  }

  func starts(with prefix: String) -> Bool { bytes.starts(with: prefix.utf8) }

  func hasSuffix(_ suffix: String) -> Bool { bytes.reversed().starts(with: suffix.utf8.reversed()) }
}

extension OSString: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    self.init(text.utf8)
  }
}

extension OSString {
  private static let slash = UInt8(ascii: "/")

  /// What comes before the path's last name, its slash included; empty for a name alone.
  var folder: OSString {
    OSString(bytes.prefix((bytes.lastIndex(of: Self.slash) ?? -1) + 1))
  }

  /// The last name of the path; empty if that ends in a slash.
  var name: OSString {
    OSString(bytes.dropFirst(folder.bytes.count))
  }

  /// The folder that the path's last name is in, as a path of its own; `.` for a name alone.
  var outerFolder: OSString {
    guard let end = folder.bytes.lastIndex(where: { $0 != Self.slash }) else {
      return folder.bytes.isEmpty ? "." : "/"
    }
    return OSString(folder.bytes[...end])
  }

  /// The path of a name in the folder that this path's last name is in.
  func sibling(_ path: OSString) -> OSString {
    path.bytes.first == Self.slash ? path : OSString(folder.bytes + path.bytes)
  }
}
