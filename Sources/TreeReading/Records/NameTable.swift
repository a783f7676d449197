/// Finds numbers by names that stand in a source.
///
///     var table = NameTable(source.bytes)
///     table.insert(name, 7)  // nil, or the number that the name has already
///     table[name]  // 7
///
/// Names are equal if they say the same, byte by byte, whether one is escaped or quoted or not.
/// Equal names in different scopes are different names. The hash function is seeded by chance, so
/// that no input can be made to collide; the order of names shows nowhere.
struct NameTable {
  private let bytes: [UInt8]
  /// What the names say that are not spelled literally.
  private var decoded: [UInt8] = []
  private var entries: [Entry] = []
  /// The numbers of entries at the places that their hashes say, or behind; a power of two of them.
  private var slots = [Int32](repeating: Self.free, count: 16)
  private static let free: Int32 = -1

  private struct Entry {
    let range: Range<Int>
    let isDecoded: Bool
    let scope: Int
    let hash: Int
    let value: Int
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of a name; nil if it has none.
  subscript(name: Lexeme, in scope: Int = 0) -> Int? {
    if name.isLiteral { return value(of: name.range, of: bytes, in: scope) }
    let text = Array(name.text(in: bytes).utf8)
    return value(of: 0..<text.count, of: text, in: scope)
  }

  /// Gives a number to a name that has none.
  ///
  /// - Returns: the number that the name has already; nil if it gets the new one.
  @discardableResult
  mutating func insert(_ name: Lexeme, in scope: Int = 0, _ value: Int) -> Int? {
    if 2 * (entries.count + 1) > slots.count { grow() }
    guard !name.isLiteral else { return insert(name.range, false, in: scope, value) }
    let text = Array(name.text(in: bytes).utf8)
    let start = decoded.count
    decoded += text
    let known = insert(start..<decoded.count, true, in: scope, value)
    if known != nil { decoded.removeLast(text.count) }
    return known
  }
}

extension NameTable {
  private func value(of range: Range<Int>, of text: [UInt8], in scope: Int) -> Int? {
    let slot = slots[slot(of: range, of: text, in: scope, hash(range, of: text, in: scope))]
    return slot == Self.free ? nil : entries[Int(slot)].value
  }

  private mutating func insert(
    _ range: Range<Int>, _ isDecoded: Bool, in scope: Int, _ value: Int
  ) -> Int? {
    let text = isDecoded ? decoded : bytes
    let hash = hash(range, of: text, in: scope)
    let slot = slot(of: range, of: text, in: scope, hash)
    if slots[slot] != Self.free { return entries[Int(slots[slot])].value }
    slots[slot] = Int32(entries.count)
    entries.append(
      Entry(range: range, isDecoded: isDecoded, scope: scope, hash: hash, value: value))
    return nil
  }

  /// Where a name is, or the free slot where it would be.
  private func slot(of range: Range<Int>, of text: [UInt8], in scope: Int, _ hash: Int) -> Int {
    var slot = hash & (slots.count - 1)
    while slots[slot] != Self.free {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, entry.scope == scope, isEqual(entry, range, of: text) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isEqual(_ entry: Entry, _ range: Range<Int>, of text: [UInt8]) -> Bool {
    guard entry.range.count == range.count else { return false }
    let offset = entry.range.lowerBound - range.lowerBound
    return entry.isDecoded
      ? range.allSatisfy { text[$0] == decoded[$0 + offset] }
      : range.allSatisfy { text[$0] == bytes[$0 + offset] }
  }

  /// A hash of eight bytes at a time.
  private func hash(_ range: Range<Int>, of text: [UInt8], in scope: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(scope)
    var word = UInt64(range.count)
    for (index, position) in range.enumerated() {
      word = word << 8 | UInt64(text[position])
      if index % 8 == 7 { hasher.combine(word) }
    }
    hasher.combine(word)
    return hasher.finalize()
  }

  private mutating func grow() {
    slots = [Int32](repeating: Self.free, count: 2 * slots.count)
    for (number, entry) in entries.enumerated() {
      var slot = entry.hash & (slots.count - 1)
      while slots[slot] != Self.free { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}

extension Lexeme {
  /// Whether the bytes stand for themselves.
  fileprivate var isLiteral: Bool { spelling == .ascii || spelling == .utf8 }
}
