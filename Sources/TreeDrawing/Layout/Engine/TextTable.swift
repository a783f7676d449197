/// The texts of a picture, whose styles are shared, because there may be millions.
struct TextTable {
  private(set) var entries: [Entry] = []
  private(set) var styles = InternTable<TextStyle>()

  struct Entry {
    let text: String
    /// The advance of the widest line, in points.
    let width: Double
    let style: Int32
    /// The number of lines, and in the last byte the traits.
    private let lines: UInt32

    init(_ block: TextBlock, style: Int) {
      text = block.text
      width = block.width
      self.style = Int32(style)
      lines = UInt32(min(block.lineCount, 1 << 24 - 1)) << 8 | UInt32(block.traits.rawValue)
    }

    var lineCount: Int { Int(lines >> 8) }
    var traits: TextTraits { TextTraits(rawValue: UInt8(truncatingIfNeeded: lines)) }
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
    entries.appendIndex(Entry(text, style: styles.index(of: text.style)))
  }

  /// Makes room for more texts.
  mutating func makeRoom(for more: Int) {
    entries.makeRoom(for: more)
  }

  subscript(index: Int) -> TextBlock {
    let entry = entries[index]
    return TextBlock(
      text: entry.text, style: styles[Int(entry.style)], lineCount: entry.lineCount,
      width: entry.width, traits: entry.traits)
  }
}
