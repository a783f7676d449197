/// The problem of labels and notes that are too long to be drawn in full.
struct LongTextProblem: Problem {
  /// How many there are.
  let count: Int
  /// How many bytes the first has.
  let length: Int
  /// How the first begins.
  let beginning: String

  /// The most bytes of a label or a note that are drawn: more lines than viewers show, and little
  /// enough that each letter may be on a line of its own.
  static let limit = 65_536

  var wording: Wording {
    let text = "'\(beginning.quotable)'"
    return Wording(
      cause: count == 1
        ? "\(text) has \(length) bytes, of which the first \(Self.limit) are drawn"
        : "\(count) labels and notes are longer than \(Self.limit) bytes, and what is longer is not "
          + "drawn; the first is \(text)")
  }
}
