/// The lengths of branches, in proportion to which the edges of a phylogeny can be drawn.
enum BranchLength {
  /// The lengths that can be drawn: the sum of as many as there can be nodes is still a number.
  static let range = 0.0...1e300

  /// The length that a text says; nil if it is no number, or out of range.
  static func length(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard let number = Double(decimal: bytes, in: bytes.indices), range.contains(number) else {
      return nil
    }
    return number.magnitude
  }
}
