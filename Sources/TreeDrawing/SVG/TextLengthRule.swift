/// A rule for which texts tell the viewer how long they are, so that they fit whatever font it has.
///
/// `textLength` makes a viewer stretch or squeeze the letters to the width that was measured. Told
/// so, a font that is wider than Helvetica by a quarter leaves no box. It is said
///
/// - only where the width is known exactly. Of scripts that join or stack letters, and of emoji, it
///   is an upper bound: to stretch them to it would spoil them, and their boxes are generous
///   anyway;
/// - in pictures of more than 10,000 texts only of long ones. It takes about 50 bytes, a quarter of
///   a node, and texts of up to 9 em, which is some 18 letters, stay in their boxes in every usual
///   font by the padding around them.
struct TextLengthRule {
  private static let mostTexts = 10_000
  private static let shortTexts = 9.0

  /// The width, in em, of the longest texts that do not tell.
  private let longestSilent: Double

  /// Makes the rule for a picture with so many texts.
  init(textCount: Int) {
    longestSilent = textCount > Self.mostTexts ? Self.shortTexts : 0
  }

  /// Whether a line in a font tells its length.
  func applies(width: Double, isExact: Bool, in font: Font) -> Bool {
    isExact && width > longestSilent * font.size
  }
}
