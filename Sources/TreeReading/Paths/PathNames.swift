/// The names that a path is made of, first to last, as lexemes.
///
/// Empty names and `.` are left out, so that `./a//b/` is `a` and `b`. The first name of an
/// absolute path is the separator.
struct PathNames: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let separator: [UInt8]
  private let spelling: Lexeme.Spelling
  /// How long the first name is, if separators may be in it; otherwise 0.
  private let head: Int
  private let start: Int
  private let end: Int
  private var position: Int

  /// Takes a line apart.
  ///
  /// - Parameters:
  ///   - line: where it is, without its end.
  ///   - bytes: those of the source.
  ///   - separator: what stands between names; it is not empty.
  ///   - head: how long the first name is, if separators may be in it; otherwise 0.
  init(_ line: Range<Int>, in bytes: [UInt8], separator: [UInt8], head: Int = 0) {
    self.head = head
    let isQuoted =
      line.count > 2 && bytes[line.lowerBound] == UInt8(ascii: "\"")
      && bytes[line.upperBound - 1] == UInt8(ascii: "\"")
    self.bytes = bytes
    self.separator = separator
    // Git quotes as C does, but no backslash of Windows escapes anything.
    spelling = isQuoted && separator != [PathStyle.backslash] ? .byteEscaped : .utf8
    start = line.lowerBound + (isQuoted ? 1 : 0)
    end = line.upperBound - (isQuoted ? 1 : 0)
    position = start
  }

  /// Whether the path begins with a separator.
  var isAbsolute: Bool { start < end && hasSeparator(at: start) }

  /// Whether the path is nothing but `.`, perhaps with a separator behind it.
  var isDot: Bool {
    var names = self
    return names.next() == nil && !isAbsolute
  }

  mutating func next() -> Lexeme? {
    if position == start, isAbsolute {
      position += separator.count
      return Lexeme(start..<position, .utf8)
    }
    if position == start, head > 0 {
      position = Swift.min(start + head + separator.count, end)
      return Lexeme(start..<(start + head), spelling)
    }
    while position < end {
      let name = position..<nextSeparator(from: position)
      position = Swift.min(name.upperBound + separator.count, end)
      if !isNothing(name) { return Lexeme(name, spelling) }
    }
    return nil
  }

  /// Whether a name is empty or a single point.
  private func isNothing(_ name: Range<Int>) -> Bool {
    name.isEmpty || name.count == 1 && bytes[name.lowerBound] == UInt8(ascii: ".")
  }

  private func nextSeparator(from start: Int) -> Int {
    var position = start
    while position < end, !hasSeparator(at: position) { position += 1 }
    return position
  }

  private func hasSeparator(at position: Int) -> Bool {
    guard bytes[position] == separator[0], position + separator.count <= end else { return false }
    for index in 1..<separator.count where bytes[position + index] != separator[index] {
      return false
    }
    return true
  }
}
