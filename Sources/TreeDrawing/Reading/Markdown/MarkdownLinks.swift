/// The targets that a Markdown text defines by name, as in `[name]: https://example.org`.
struct MarkdownLinks: Sendable {
  private var targets: [String: Range<Int>] = [:]

  /// Finds all definitions; of several of the same name, the first counts.
  init(_ bytes: [UInt8]) {
    var position = 0
    while let bracket = bytes[position...].firstIndex(of: UInt8(ascii: "[")) {
      position = bracket + 1
      guard Self.isFirst(bracket, in: bytes), let found = Self.definition(at: bracket, in: bytes)
      else { continue }
      let key = Self.key(bytes[found.name])
      if targets[key] == nil { targets[key] = found.target }
      position = found.target.upperBound
    }
  }

  /// The greatest length of a name, in bytes, about that of CommonMark.
  private static let limit = 999

  /// What a name stands for, upper and lower case being the same.
  func target(of name: ArraySlice<UInt8>) -> Range<Int>? {
    targets.isEmpty || name.count > Self.limit ? nil : targets[Self.key(name)]
  }

  private static func key(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name, as: UTF8.self).lowercased()
  }

  /// Whether nothing but white space comes before an offset in its line.
  private static func isFirst(_ offset: Int, in bytes: [UInt8]) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1].isIndentation { start -= 1 }
    return start == 0 || bytes[start - 1].endsLine
  }

  private static func definition(
    at bracket: Int, in bytes: [UInt8]
  ) -> (name: Range<Int>, target: Range<Int>)? {
    var end = bracket + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "]"), !bytes[end].endsLine { end += 1 }
    guard end + 1 < bytes.count, end > bracket + 1, bytes[end + 1] == UInt8(ascii: ":") else {
      return nil
    }
    var start = end + 2
    while start < bytes.count, bytes[start].isIndentation { start += 1 }
    var stop = start
    while stop < bytes.count, !bytes[stop].isWhiteSpace { stop += 1 }
    if stop > start + 1, bytes[start] == UInt8(ascii: "<"), bytes[stop - 1] == UInt8(ascii: ">") {
      return ((bracket + 1)..<end, (start + 1)..<(stop - 1))
    }
    return start == stop ? nil : ((bracket + 1)..<end, start..<stop)
  }
}
