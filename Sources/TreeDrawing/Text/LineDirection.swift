// Which way a line is read is told by its first letter, and of a broken line by the first letter of
// the whole.

extension StringProtocol {
  /// Whether the first letter is written from right to left; nil if there is no letter.
  var isRightToLeft: Bool? {
    unicodeScalars.lazy.compactMap(\.isRightToLeftLetter).first
  }

  /// The line, with an invisible mark in front if it would be read the other way otherwise.
  ///
  /// - Parameter isRightToLeft: the way that it is to be read.
  /// - Returns: the line.
  func directed(_ isRightToLeft: Bool) -> String {
    guard (self.isRightToLeft ?? false) != isRightToLeft else { return String(self) }
    return (isRightToLeft ? "\u{200F}" : "\u{200E}") + self
  }
}
