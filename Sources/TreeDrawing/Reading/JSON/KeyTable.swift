/// Finds what a few known keys stand for, quickly for keys that are none of them.
///
/// Keys are compared by their lengths and first eight bytes, which are all that most have.
struct KeyTable<Value: Sendable>: Sendable {
  /// The first words of the keys, by the length of the key, in bytes, and then in the order of preference.
  private let words: [ByteWord]
  /// The same keys whole.
  private let keys: [[UInt8]]
  /// What the same keys stand for.
  private let values: [Value]
  /// By length, the index of the first key that is as long or longer.
  private let starts: [Int]

  /// Makes a table; of equal keys, the first counts.
  init(_ entries: [(key: String, value: Value)]) {
    let unsorted = entries.map { (key: Array($0.key.utf8), value: $0.value) }
    let longest = unsorted.map(\.key.count).max() ?? 0
    let rows = (0...longest).map { length in unsorted.filter { $0.key.count == length } }
    let sorted = rows.joined()
    words = sorted.map { ByteWord(startOf: 0..<$0.key.count, of: $0.key) }
    keys = sorted.map(\.key)
    values = sorted.map(\.value)
    starts = rows.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }

  /// What a key stands for, compared byte by byte with escapes decoded.
  @inline(__always)
  func value(of key: Lexeme, in bytes: [UInt8]) -> Value? {
    key.isSpelled(.escaped)
      ? value(ofEscaped: key, in: bytes) : value(ofBytes: key.range, in: bytes)
  }

  @inline(never)
  private func value(ofEscaped key: Lexeme, in bytes: [UInt8]) -> Value? {
    var decoder = LexemeDecoder(bytes, keepsUnshowable: true)
    let name = Array(decoder.text(of: key).utf8)
    return value(ofBytes: 0..<name.count, in: name)
  }

  private func value(ofBytes range: Range<Int>, in bytes: [UInt8]) -> Value? {
    guard range.count + 1 < starts.count else { return nil }
    let word = ByteWord(startOf: range, of: bytes)
    var index = starts[range.count]
    let end = starts[range.count + 1]
    while index < end {
      if words[index] == word,
        range.count <= ByteWord.count || hasTail(keys[index], range, in: bytes)
      {
        return values[index]
      }
      index += 1
    }
    return nil
  }

  /// Whether the bytes behind those of the first word are those of a key of the same length.
  @inline(never)
  private func hasTail(_ key: [UInt8], _ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    key[ByteWord.count...].elementsEqual(bytes[range].dropFirst(ByteWord.count))
  }
}
