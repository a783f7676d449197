/// Where the lines of a source stand in a text that it is a part of, whose places messages tell.
package struct SourceOrigin: Sendable {
  /// The number of the first line.
  private let firstLine: Int
  /// How many columns further right each line begins.
  private var shifts: [Int32] = []

  /// Makes the origin of a part of a text.
  ///
  /// - Parameter firstLine: the number of its first line, counted from 1.
  init(firstLine: Int) {
    self.firstLine = firstLine
  }

  /// Adds a line behind the others.
  mutating func append(shift: Int) { shifts.append(Int32(clamping: shift)) }

  /// The number of a line in the whole text.
  func line(_ number: Int) -> Int { firstLine + number - 1 }

  /// The place in the whole text.
  func position(_ position: SourcePosition) -> SourcePosition {
    let index = position.line - 1
    let shift = shifts.indices.contains(index) ? Int(shifts[index]) : 0
    return SourcePosition(line: line(position.line), column: max(position.column + shift, 1))
  }
}
