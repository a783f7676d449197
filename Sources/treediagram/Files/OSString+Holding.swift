extension OSString {
  /// Makes sure that the file holds what was read of it, and nobody is about to change it.
  ///
  /// - Parameter original: what was read.
  /// - Throws: `OutputProblem.isChanged` if it holds anything else, or is gone.
  func checkHolds(_ original: [UInt8]) throws(OutputProblem) {
    guard let (content, status) = try? content(limit: original.count), content == original,
      // What changes while it is read may look like what it was.
      let now = try? FileStatus(of: self), now == status
    else { throw .isChanged }
  }

  /// What is in the file, and what the file was like before that was read.
  private func content(limit: Int) throws -> ([UInt8], FileStatus) {
    let input = try Input(opening: .file(self), waits: false)
    return (try input.bytes(limit: limit, isText: false), input.status)
  }
}
