internal import TreeDrawing

extension Options {
  /// What was probably typed wrong where nothing is read: an option without its value, which took
  /// the file behind it.
  ///
  /// - Parameter failure: why standard input is not drawn.
  /// - Returns: the error to tell in its place; nil if there is none.
  func slip(behind failure: Failure) -> Failure? {
    guard failure.isOfNoInput, let option = typed.first(where: \.hasTakenFile),
      let file = option.value
    else { return nil }
    return .usage(.tookFile(option.flag.synopsis, file))
  }
}

extension Failure {
  /// Whether nobody gave standard input anything.
  fileprivate var isOfNoInput: Bool {
    switch self {
    case .input(.standardInput, .isTerminal), .input(.standardInput, .isNotOpen): true
    case .data(let error): error.isOfEmptyInput
    default: false
    }
  }
}

extension GivenOption {
  /// Whether the word behind the option is a file that may be meant to be drawn.
  fileprivate var hasTakenFile: Bool {
    guard words.count == 2, let value, flag.name != "--font-file" else { return false }
    return DocumentMark.isForeignFile(value)
  }
}
