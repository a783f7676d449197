/// A part of a line of text in a style of its own.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public let text: String
  /// The font of the letters.
  public let font: Font
  /// The colour of the letters.
  public let color: Color
}
