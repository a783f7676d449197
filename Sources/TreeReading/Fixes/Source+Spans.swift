extension Source {
  /// Where what begins at an offset ends: a word, a quotation, or one character.
  func endOfWord(at offset: Int) -> Int {
    guard offset < bytes.count, !bytes[offset].endsLine else { return min(offset, bytes.count) }
    if bytes[offset] == UInt8(ascii: "\"") { return endOfQuotation(at: offset) }
    let word = bytes[offset...].prefix(Self.longestWord) { $0.isPartOfWord }
    return word.isEmpty ? offset + 1 : word.endIndex
  }

  /// How far is looked, in bytes.
  private static let longestWord = 1000

  private func endOfQuotation(at offset: Int) -> Int {
    let rest = bytes[(offset + 1)...].prefix(Self.longestWord) {
      $0 != UInt8(ascii: "\"") && !$0.endsLine
    }
    return min(rest.endIndex + 1, bytes.count)
  }
}

extension UInt8 {
  /// Whether it belongs to a word: letters, digits, what joins them, and all that is not ASCII.
  fileprivate var isPartOfWord: Bool {
    isLetter || isDigit || self >= 0x80 || "_-.".utf8.contains(self)
  }
}

extension ArraySlice<UInt8> {
  /// The first bytes of which something holds, at most so many; a character is not cut.
  fileprivate func prefix(_ most: Int, while holds: (UInt8) -> Bool) -> Self {
    var part = prefix(most).prefix(while: holds)
    while let next = dropFirst(part.count).first, next.isContinuation, !part.isEmpty {
      part = part.dropLast()
    }
    return part
  }
}
