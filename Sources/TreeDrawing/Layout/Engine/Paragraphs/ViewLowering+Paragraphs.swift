extension ViewLowering {
  /// Adds a text.
  mutating func text(_ text: Text, in space: TextSpace = TextSpace()) {
    guard case .plain(let content) = text.storage else { return joinedText(text, in: space) }
    guard text.changes.isEmpty else {
      return lower(in: environment(changedBy: text.changes)) { $0.plainText(content, in: space) }
    }
    plainText(content, in: space)
  }

  /// Adds a text of one style.
  private mutating func plainText(_ content: String, in space: TextSpace) {
    let lineLimit = environments[cursor.environment.index].lineLimit
    guard !cursor.isOfferedNothing || lineLimit != nil else {
      return fixedText(content, in: space)
    }
    add(in: space) { lowering, space in
      Paragraph(
        content, lowering.style(in: lowering.cursor.environment, space),
        limits: lowering.textLimits,
        isOfferedNothing: lowering.cursor.isOfferedNothing)
    }
  }

  /// Adds a text that consists of several, each in a style of its own.
  private mutating func joinedText(_ text: Text, in space: TextSpace) {
    let parts = parts(of: text).filter { !$0.content.isEmpty }
    add(in: space) { lowering, space in
      let content = parts.map(\.content).joined()
      let runs = lowering.runs(parts, in: content)
      var style = lowering.style(in: lowering.cursor.environment, space)
      let highest = runs.max { $0.font.lineHeight([]) < $1.font.lineHeight([]) }
      if let highest { style.font = highest.font }
      return Paragraph(
        content, style, runs: runs, limits: lowering.textLimits,
        isOfferedNothing: lowering.cursor.isOfferedNothing)
    }
  }

  /// The runs that parts are in all that is written.
  private mutating func runs(_ parts: [Part], in content: String) -> [Paragraph.Run] {
    var end = content.startIndex
    var runs: [Paragraph.Run] = []
    for part in parts {
      end = content.utf8.index(end, offsetBy: part.content.utf8.count)
      let style = style(in: part.environment)
      runs.append(Paragraph.Run(end: end, font: style.font, color: style.color))
    }
    return runs
  }

  /// Adds a paragraph with space around, which is a part of it if its size is always the same.
  private mutating func add(
    in space: TextSpace, _ make: (inout ViewLowering, TextSpace) -> Paragraph
  ) {
    guard !cursor.isOfferedNothing, space != TextSpace() else {
      return add(make(&self, space))
    }
    padding(space.insets) { $0.add(make(&$0, TextSpace())) }
  }

  private mutating func add(_ paragraph: Paragraph) {
    let block = paragraph.block(of: paragraph.ideal)
    let index = arena.picture.texts.add(block)
    if paragraph.isOfferedNothing, paragraph.runs.isEmpty {
      leaf(.text, payload: index)
    } else {
      arena.picture.paragraphs.append(
        DrawnParagraph(text: index, lines: paragraph.styledLines(paragraph.ideal)))
      leaf(.paragraph, payload: arena.parameters.paragraphs.appendIndex(paragraph))
    }
    arena[cursor.previous].size = block.size
  }
}

extension ViewLowering {
  /// A part of a text in one style.
  private struct Part {
    let content: String
    let environment: EnvironmentID
  }

  /// The parts of a text, in order.
  ///
  /// - Complexity: O(*n*), where *n* is their number, however they were joined.
  private mutating func parts(of text: Text) -> [Part] {
    var parts: [Part] = []
    var waiting = [(text, cursor.environment)]
    while let (text, around) = waiting.popLast() {
      let environment =
        text.changes.isEmpty ? around : environment(changedBy: text.changes, from: around)
      switch text.storage {
      case .plain(let content): parts.append(Part(content: content, environment: environment))
      case .joined(let joined):
        waiting.append((joined.end, environment))
        waiting.append((joined.start, environment))
      }
    }
    return parts
  }

  /// The environment of a text that changes it by itself; what was said first counts.
  private mutating func environment(
    changedBy changes: [EnvironmentValues.Change], from around: EnvironmentID? = nil
  ) -> EnvironmentID {
    var environment = environments[(around ?? cursor.environment).index]
    for change in changes.reversed() { environment.apply(change) }
    return EnvironmentID(environments.index(of: environment))
  }
}

extension ViewLowering {
  /// What limits the lines of texts here, but for their width.
  private var textLimits: TextLimits {
    TextLimits(
      lineLimit: arena.warnings.checked(lineLimit: environment.lineLimit),
      truncation: environment.truncation)
  }
}
