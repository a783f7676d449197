/// Finds what a few known keys stand for, quickly for keys that are none of them.
struct KeyTable<Value: Sendable>: Sendable {
  /// By the length of the key, in bytes; of equal keys, the first counts.
  private var rows: [[(key: [UInt8], value: Value)]] = []

  init(_ entries: [(key: String, value: Value)]) {
    for entry in entries {
      let key = Array(entry.key.utf8)
      while rows.count <= key.count { rows.append([]) }
      rows[key.count].append((key, entry.value))
    }
  }

  /// What a key stands for, compared byte by byte with escapes decoded.
  func value(of key: Lexeme, in bytes: [UInt8]) -> Value? {
    if key.spelling == .escaped {
      var decoder = LexemeDecoder(bytes, keepsUnshowable: true)
      let name = Array(decoder.text(of: key).utf8)
      return value(ofBytes: 0..<name.count, in: name)
    }
    return value(ofBytes: key.range, in: bytes)
  }

  private func value(ofBytes range: Range<Int>, in bytes: [UInt8]) -> Value? {
    guard range.count < rows.count else { return nil }
    for row in rows[range.count] where isEqual(row.key, range, in: bytes) { return row.value }
    return nil
  }

  private func isEqual(_ key: [UInt8], _ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    for (index, byte) in key.enumerated() where bytes[range.lowerBound + index] != byte {
      return false
    }
    return true
  }
}
