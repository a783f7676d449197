/// Text, in the font and the colour that the views around set.
///
///     Text("Root").bold().foregroundStyle(.white)
///
/// Where it is offered less than its width it breaks into lines, at words and where its script
/// allows, and is as wide as the longest of them. Texts are joined by `+`, each in its own style:
///
///     Text("Total: ") + Text("128").bold()
public struct Text: View {
  let storage: Storage
  /// What it says of its style itself, the first first.
  private(set) var changes: [EnvironmentValues.Change] = []

  enum Storage {
    case plain(String)
    case joined(JoinedText)
  }

  /// Makes a text; "\n", "\r\n" and "\r" start a new line, and tabs are drawn as spaces.
  ///
  /// - Parameter content: what to write, literally.
  public init(_ content: some StringProtocol) {
    storage = .plain(String(content))
  }

  /// Makes a text, which is written literally, as any other here.
  public init(verbatim content: String) {
    self.init(content)
  }

  private init(_ joined: JoinedText) {
    storage = .joined(joined)
  }

  /// Tells the layout engine about the text.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.oneView { $0.text(self) }
  }
}

extension Text {
  /// Where the ellipsis stands in a text of which not all is drawn.
  public typealias TruncationMode = TreeDrawing.TruncationMode

  /// Joins two texts, each in its own style, to one.
  ///
  /// - Parameters:
  ///   - start: the text that comes first.
  ///   - end: the text right behind it.
  /// - Returns: a text whose lines may end in either.
  public static func + (start: Text, end: Text) -> Text { Text(JoinedText(start, end)) }

  /// The text with a style that it says itself; what was said before counts more.
  func changed(_ change: EnvironmentValues.Change) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }
}

/// Two texts that are one.
final class JoinedText {
  private(set) var start: Text
  private(set) var end: Text

  init(_ start: Text, _ end: Text) {
    self.start = start
    self.end = end
  }

  /// Takes sums apart one after the other; otherwise that of many texts would be freed by calls as
  /// deep in each other.
  deinit {
    var waiting: [JoinedText] = []
    handParts(to: &waiting)
    while var joined = waiting.popLast() {
      if isKnownUniquelyReferenced(&joined) { joined.handParts(to: &waiting) }
    }
  }

  private func handParts(to waiting: inout [JoinedText]) {
    for text in [start, end] {
      if case .joined(let joined) = text.storage { waiting.append(joined) }
    }
    start = Text(verbatim: "")
    end = Text(verbatim: "")
  }
}
