/// The texts of a picture, whose styles are shared, because there may be millions.
struct TextTable {
  private(set) var entries: [Entry] = []
  private(set) var styles = InternTable<TextStyle>()
  /// The style of the text before, and the environment that it follows from.
  private var latest: (environment: EnvironmentID, space: TextSpace, style: Int32)?

  struct Entry {
    let text: String
    let style: Int32
    /// The number of lines, and in the last byte the traits.
    private let lines: UInt32
    let width: Double

    init(_ block: consuming TextBlock, style: Int) {
      text = block.text
      self.style = Int32(style)
      width = block.width
      lines = UInt32(min(block.lineCount, 1 << 24 - 1)) << 8 | UInt32(block.traits.rawValue)
    }

    var lineCount: Int { Int(lines >> 8) }
    var traits: TextTraits { TextTraits(rawValue: UInt8(truncatingIfNeeded: lines)) }
  }
}

/// The style that texts have in common.
struct TextStyle: Hashable {
  var font: Font
  let color: Color
  /// How lines stand below each other; nil if nobody says so.
  let alignment: TextAlignment?
  /// The gradient in place of that colour, if there is one.
  let gradient: GradientStyle.ID?
  let halo: Color?
  /// The height of each line in points; nil for that which suits the font and the letters.
  let lineHeight: Double?
  /// The space around; a padded text needs no element for its padding.
  var space = TextSpace()

  /// The style of texts in some environment.
  init(in environment: EnvironmentValues) {
    font = environment.drawnFont
    color = environment.foreground
    gradient = environment.gradient
    alignment = environment.textAlignment
    halo = environment.halo
    lineHeight = environment.lineHeight?.points
  }
}

extension TextTable {
  /// Adds a text and says where it is.
  fileprivate mutating func add(_ text: String, style: Int32) -> (index: Int, size: Size) {
    let block = TextBlock(text, styles[Int(style)])
    let size = block.size
    return (entries.appendIndex(Entry(block, style: Int(style))), size)
  }

  /// Adds a text that was measured, and says where it is.
  mutating func add(_ block: TextBlock) -> Int {
    entries.appendIndex(Entry(block, style: styles.index(of: block.style)))
  }

  /// Puts a text in the place of another.
  mutating func replace(_ index: Int, by block: TextBlock) {
    entries[index] = Entry(block, style: styles.index(of: block.style))
  }

  /// The number of a style, if it is that of the text before, in the same environment.
  fileprivate func style(in environment: EnvironmentID, _ space: TextSpace) -> Int32? {
    guard let latest, latest.environment == environment, latest.space == space
    else { return nil }
    return latest.style
  }

  fileprivate mutating func store(_ style: TextStyle, in environment: EnvironmentID) -> Int32 {
    let index = Int32(styles.index(of: style))
    latest = (environment, style.space, index)
    return index
  }

  /// Makes room for more texts, and says where it is.
  mutating func makeRoom(for more: Int) -> UnsafeRawBufferPointer {
    entries.makeRoom(for: more)
  }

  /// A text of the table.
  func block(_ index: Int) -> TextBlock {
    let entry = entries[index]
    return TextBlock(
      text: entry.text, style: styles[Int(entry.style)], lineCount: entry.lineCount,
      width: entry.width, traits: entry.traits)
  }

  /// The style of a text of the table.
  func style(of index: Int) -> TextStyle { styles[Int(entries[index].style)] }
}

extension ViewLowering {
  /// Adds a text and measures it.
  ///
  /// - Parameters:
  ///   - text: what to write.
  ///   - environment: what decides its style.
  ///   - space: the space around it.
  /// - Returns: its place in the table, and its size.
  mutating func addText(
    _ text: String, in environment: EnvironmentID, in space: TextSpace
  ) -> (index: Int, size: Size) {
    arena.picture.texts.add(text, style: styleIndex(in: environment, space))
  }

  /// The style of texts in an environment.
  ///
  /// - Parameters:
  ///   - environment: what decides it.
  ///   - space: the space around the text.
  /// - Returns: the style.
  mutating func style(
    in environment: EnvironmentID, _ space: TextSpace = TextSpace()
  ) -> TextStyle {
    let index = styleIndex(in: environment, space)
    return arena.picture.texts.styles[Int(index)]
  }

  @inline(__always)
  private mutating func styleIndex(in environment: EnvironmentID, _ space: TextSpace) -> Int32 {
    arena.picture.texts.style(in: environment, space) ?? textStyle(in: environment, space)
  }

  private mutating func textStyle(in id: EnvironmentID, _ space: TextSpace) -> Int32 {
    var environment = environments[id.index]
    let given = environment
    environment.font = arena.warnings.checked(given.font)
    environment.lineHeight = arena.warnings.checked(given.lineHeight)
    // A font that makes no sense gets its warning each time.
    var style = TextStyle(in: environment)
    style.space = space
    return arena.picture.texts.store(style, in: environment == given ? id : .none)
  }
}
