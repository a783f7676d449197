extension [UInt8] {
  /// The bytes with a few of them changed, left out, added or repeated, or with one end cut off.
  ///
  /// - Parameters:
  ///   - changes: how many such things happen.
  ///   - signs: the bytes that are added, which should mean something in the text.
  ///   - random: where chance comes from.
  /// - Returns: the other bytes.
  func damaged(
    _ changes: ClosedRange<Int>, adding signs: String, using random: inout SplitMix64
  ) -> [UInt8] {
    var bytes = self
    let signs = Array(signs.utf8)
    for _ in 0..<Int.random(in: changes, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 1...255, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
      case 3: bytes.removeSubrange(place...)
      case 4: bytes.removeSubrange(..<place)
      default: bytes.insert(contentsOf: bytes[place...].prefix(12), at: place / 2)
      }
    }
    return bytes
  }
}
