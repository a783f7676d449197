/// The texts of a picture, whose styles are shared, because there may be millions.
struct TextTable {
  private(set) var entries: [Entry] = []
  private(set) var styles = InternTable<TextStyle>()

  struct Entry {
    let text: String
    let style: Int32
    let lineCount: Int32
  }
}

/// What texts of one look have in common.
struct TextStyle: Hashable {
  let font: Font
  let color: Color
  let alignment: TextAlignment
  let halo: Color?
}

extension TextTable {
  /// Adds a text and says where it is.
  mutating func add(_ text: TextBlock) -> Int {
    entries.appendIndex(
      Entry(
        text: text.text, style: Int32(styles.index(of: text.style)),
        lineCount: Int32(clamping: text.lineCount)))
  }

  /// Makes room for more texts.
  mutating func makeRoom(for more: Int) {
    entries.makeRoom(for: more)
  }

  subscript(index: Int) -> TextBlock {
    let entry = entries[index]
    return TextBlock(
      text: entry.text, style: styles[Int(entry.style)], lineCount: Int(entry.lineCount))
  }
}
