/// Text, in the font and the colour that the views around set.
///
///     Text("Root").bold().foregroundStyle(.white)
///
/// It is as wide as its widest line, whatever it is offered: lines end only where the text says so.
public struct Text: View {
  let content: String

  /// Makes a text; "\n", "\r\n" and "\r" start a new line, and tabs are drawn as spaces.
  ///
  /// - Parameter content: what to write, literally.
  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// Makes a text, which is written literally, as any other here.
  public init(verbatim content: String) {
    self.init(content)
  }

  /// Tells the layout engine about the text.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.oneView { $0.text(content) }
  }
}

/// A text with space around it: one element, not two.
struct PaddedText: RigidView {
  let content: String
  let space: TextSpace

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    lowering.oneView { $0.text(content, in: space) }
  }
}

extension ViewLowering {
  /// Adds a text, with space around.
  mutating func text(_ content: String, in space: TextSpace = TextSpace()) {
    let (text, size) = addText(content, in: cursor.environment, in: space)
    leaf(.text, payload: text)
    arena[cursor.previous].size = size
  }
}
