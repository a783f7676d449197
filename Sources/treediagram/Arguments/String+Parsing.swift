extension String {
  init(parsing word: OSString) throws(ValueProblem) {
    guard let text = word.text else { throw .isNotUTF8 }
    self = text
  }
}
