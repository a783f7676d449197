/// The first line in which two texts differ.
struct LineDifference: Equatable, CustomStringConvertible {
  /// The line's number, counted from 1.
  let number: Int
  /// The line as it is recorded, or nil if the recorded text ends before it.
  let recorded: Substring?
  /// The line as it is drawn, or nil if the drawn text ends before it.
  let drawn: Substring?

  /// Finds the line; there is none if the texts are equal byte for byte.
  init?(recorded: String, drawn: String) {
    let lines = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let others = drawn.split(separator: "\n", omittingEmptySubsequences: false)
    let index = (0..<max(lines.count, others.count)).first { index in
      guard index < lines.count, index < others.count else { return true }
      return !lines[index].utf8.elementsEqual(others[index].utf8)
    }
    guard let index else { return nil }
    number = index + 1
    self.recorded = index < lines.count ? lines[index] : nil
    self.drawn = index < others.count ? others[index] : nil
  }

  var description: String {
    """
    line \(number)
    recorded: \(recorded ?? "(the end)")
    drawn:    \(drawn ?? "(the end)")
    """
  }
}
