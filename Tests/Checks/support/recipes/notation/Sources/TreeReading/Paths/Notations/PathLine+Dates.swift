extension PathLine {
  /// Such as `[2026-11-23] src/main.c`.
  static func dated(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    guard bytes[line].first == UInt8(ascii: "["), let end = bytes.first("] ", in: line) else {
      return nil
    }
    return PathLine(path: (end + 2)..<line.upperBound, note: (line.lowerBound + 1)..<end)
  }
}
