/// A line of text.
public struct Text: View {
  let line: Arena.TextLine

  /// Makes a line of text; line ends and tabs in it are drawn as spaces.
  ///
  /// - Parameters:
  ///   - content: what to write, literally.
  ///   - font: in which size and weight.
  ///   - color: in which colour.
  public init(_ content: some StringProtocol, font: Font = .default, color: Color = .black) {
    line = Arena.TextLine(text: String(content), font: font, color: color)
  }

  /// Tells the layout engine about the text.
  public func lower(into lowering: inout ViewLowering) {
    let line = Arena.TextLine(
      text: line.text, font: lowering.arena.warnings.checked(line.font), color: line.color)
    lowering.leaf(.text, payload: lowering.arena.texts.appendIndex(line))
  }
}
