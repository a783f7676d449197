extension String {
  init(parsing word: OSString) throws(ValueProblem) {
    guard let text = word.text else { throw .isNotUTF8 }
    self = text
  }

  /// Takes a text that can stand between two names, which is short and on one line.
  init(parsingSeparator word: OSString) throws(ValueProblem) {
    try self.init(parsing: word)
    guard !isEmpty, utf8.count <= 100, utf8.allSatisfy({ $0 != 0x0A && $0 != 0x0D }) else {
      throw .isNoSeparator
    }
  }

  /// Takes a word that must not be empty, and has so many bytes at most.
  init(parsingText word: OSString, upTo most: Int = .max) throws(ValueProblem) {
    self = try String(parsing: word).checked(upTo: most)
    if isEmpty { throw .isEmpty }
  }

  /// The text, if it has so many bytes at most.
  func checked(upTo most: Int) throws(ValueProblem) -> String {
    guard utf8.count <= most else { throw .isTooLong(self, most: most) }
    return self
  }
}
