// Which way a line is read is told by its first letter, and of a broken line by the first letter of
// the whole.

extension StringProtocol {
  /// Whether the first letter is written from right to left; nil if there is no letter.
  var isRightToLeft: Bool? {
    unicodeScalars.lazy.compactMap(\.isRightToLeftLetter).first
  }
}
