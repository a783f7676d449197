/// Finds what a few known keys stand for, quickly for keys that are none of them.
///
/// It is a hash table with open addressing. Keys are hashed and compared by their first eight
/// bytes, which are all that most have.
struct KeyTable<Value: Sendable>: Sendable {
  /// At least half of these are empty, so that a search ends soon; their number is a power of two.
  private let slots: [Slot]
  /// The keys in the slots, whole.
  private let keys: [[UInt8]]
  private let width: Int
  /// What all other keys stand for.
  private let other: Value

  private struct Slot {
    var word = ByteWord.zero
    /// In bytes; that of an empty slot is none.
    var length = -1
    var value: Value
  }

  /// Makes a table; of equal keys, the first counts.
  init(_ entries: [(key: String, value: Value)], other: Value) {
    width = Int.bitWidth - (2 * entries.count + 1).leadingZeroBitCount
    self.other = other
    var slots = [Slot](repeating: Slot(value: other), count: 1 << width)
    var keys = [[UInt8]](repeating: [], count: slots.count)
    for (name, value) in entries {
      let key = Array(name.utf8)
      let word = ByteWord(startOf: 0..<key.count, of: key)
      var index = word.hash(width: width)
      while slots[index].length >= 0, keys[index] != key { index = (index + 1) & (slots.count - 1) }
      guard slots[index].length < 0 else { continue }
      slots[index] = Slot(word: word, length: key.count, value: value)
      keys[index] = key
    }
    self.slots = slots
    self.keys = keys
  }

  /// What a key stands for, compared byte by byte with escapes decoded.
  @inline(__always)
  func value(of key: Lexeme, in bytes: [UInt8]) -> Value {
    key.isSpelled(.escaped)
      ? value(ofEscaped: key, in: bytes) : value(ofBytes: key.range, in: bytes)
  }

  @inline(never)
  private func value(ofEscaped key: Lexeme, in bytes: [UInt8]) -> Value {
    var decoder = LexemeDecoder(bytes, keepsUnshowable: true)
    let name = Array(decoder.text(of: key).utf8)
    return value(ofBytes: 0..<name.count, in: name)
  }

  @inline(__always)
  private func value(ofBytes range: Range<Int>, in bytes: [UInt8]) -> Value {
    let length = range.upperBound &- range.lowerBound
    let word = ByteWord(startOf: range, of: bytes)
    var index = word.hash(width: width)
    while slots[index].length >= 0 {
      if slots[index].word == word, slots[index].length == length,
        length <= ByteWord.count || hasTail(keys[index], range, in: bytes)
      {
        return slots[index].value
      }
      index = (index &+ 1) & (slots.count &- 1)
    }
    return other
  }

  /// Whether the bytes behind those of the first word are those of a key of the same length.
  @inline(never)
  private func hasTail(_ key: [UInt8], _ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    key[ByteWord.count...].elementsEqual(bytes[range].dropFirst(ByteWord.count))
  }
}
