/// A line of text, in the font and the colour that the views around set.
///
///     Text("Root").bold().foregroundStyle(.white)
public struct Text: View {
  let content: String

  /// Makes a line of text; line ends and tabs in it are drawn as spaces.
  ///
  /// - Parameter content: what to write, literally.
  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// Tells the layout engine about the text.
  public func lower(into lowering: inout ViewLowering) {
    let surroundings = lowering.place.surroundings
    let line = Arena.TextLine(
      text: content, font: surroundings.drawnFont, color: surroundings.foreground)
    lowering.leaf(.text, payload: lowering.arena.texts.appendIndex(line))
  }
}
