extension String {
  init(parsing word: OSString) throws(ValueProblem) {
    guard let text = word.text else { throw .isNotUTF8 }
    self = text
  }

  /// Takes a word that must not be empty.
  init(parsingText word: OSString) throws(ValueProblem) {
    self = try String(parsing: word)
    if isEmpty { throw .isEmpty }
  }
}
