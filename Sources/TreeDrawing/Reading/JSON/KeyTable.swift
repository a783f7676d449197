/// Finds what a few known keys stand for, quickly for keys that are none of them.
///
/// Keys are compared by their lengths and first eight bytes, which are all that most have.
struct KeyTable<Value: Sendable>: Sendable {
  /// By the length of the key, in bytes, and then in the order of preference.
  private let entries: [Entry]
  /// By length, the index of the first entry whose key is as long or longer.
  private let starts: [Int]

  private struct Entry {
    let word: ByteWord
    let key: [UInt8]
    let value: Value
  }

  /// Makes a table; of equal keys, the first counts.
  init(_ entries: [(key: String, value: Value)]) {
    let unsorted = entries.map { entry in
      let key = Array(entry.key.utf8)
      return Entry(word: ByteWord(startOf: 0..<key.count, of: key), key: key, value: entry.value)
    }
    let longest = unsorted.map(\.key.count).max() ?? 0
    let rows = (0...longest).map { length in unsorted.filter { $0.key.count == length } }
    self.entries = Array(rows.joined())
    starts = rows.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
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
    guard range.count + 1 < starts.count else { return nil }
    let word = ByteWord(startOf: range, of: bytes)
    for index in starts[range.count]..<starts[range.count + 1]
    where entries[index].word == word && hasTail(entries[index].key, range, in: bytes) {
      return entries[index].value
    }
    return nil
  }

  /// Whether the bytes behind those of the first word are those of a key of the same length.
  private func hasTail(_ key: [UInt8], _ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard key.count > ByteWord.count else { return true }
    return key[ByteWord.count...].elementsEqual(bytes[range].dropFirst(ByteWord.count))
  }
}
