/// The fonts that a document takes along, each with what its texts need of it.
struct EmbeddedFonts {
  /// A rule for each.
  private(set) var rules: [String] = []
  /// The size of the largest one that is taken as a whole because of some characters, in bytes.
  private(set) var sizeOfWhole: Int?
  /// The name that each has in this document.
  private var names: [FontFile: String] = [:]

  /// Takes along nothing.
  init() {}

  /// Finds out what is needed.
  ///
  /// - Parameters:
  ///   - drawing: the drawing.
  ///   - styles: its styles.
  /// - Complexity: O(*n*), where *n* is the length of the texts; nothing is done if there are no
  ///   such fonts.
  init(of drawing: Drawing, drawnIn styles: SVGStyles) {
    guard styles.haveEmbeddedFiles else { return }
    var used = UsedCharacters(styles)
    for layer in drawing.layers { layer.items.visit(layer.items.indices, by: &used) }
    for file in used.files { add(file, for: used.scalars[file]?.scalars ?? []) }
  }

  /// Names a font by its bytes, so that pictures in one page do not take each other's.
  private mutating func add(_ file: FontFile, for scalars: Set<Unicode.Scalar>) {
    guard let bytes = file.embeddedBytes(for: scalars) else { return }
    if let size = file.sizeOfWhole(for: scalars) { sizeOfWhole = max(sizeOfWhole ?? 0, size) }
    let name = "f" + checksum(bytes)
    let kind = file.isOpenType ? "otf" : "ttf"
    names[file] = name
    rules.append(
      "@font-face{font-family:\(name);src:url(data:font/\(kind);base64,\(base64(bytes)))}")
  }

  /// The families of a font, as CSS writes them.
  func families(of font: Font) -> String {
    guard let name = font.face.file.flatMap({ names[$0] }) else { return font.face.families }
    return "\(name), \(Font.Design.default.families)"
  }
}

/// The characters of a drawing's texts, by the font that the document takes along for them.
private struct UsedCharacters: ItemVisitor {
  private let styles: SVGStyles
  /// The fonts, in the order in which they were first met.
  private(set) var files: [FontFile] = []
  private(set) var scalars: [FontFile: ScalarSet] = [:]

  init(_ styles: SVGStyles) {
    self.styles = styles
  }

  mutating func shape(_ path: Path, _ style: StyleKey, paint: @autoclosure () -> Paint) {}

  mutating func connectors(
    _ path: Int, of table: borrowing ConnectorTable, _ style: StyleKey,
    paint: @autoclosure () -> Paint
  ) {}

  mutating func text(
    _ text: @autoclosure () -> PlacedText, _ style: StyleKey, colors: @autoclosure () -> TextColors
  ) {
    guard let file = styles.embeddedFile(of: style) else { return }
    insert(text().text, in: file)
  }

  mutating func styledText(
    _ lines: [[TextRun]], in text: PlacedText, _ style: StyleKey, colors: TextColors
  ) {
    for run in lines.joined() {
      if let file = run.font.embeddedFile { insert(run.text, in: file) }
    }
  }

  private mutating func insert(_ text: String, in file: FontFile) {
    if scalars[file] == nil { files.append(file) }
    scalars[file, default: ScalarSet()].insert(text, in: file)
  }
}

/// The characters of texts, as they are drawn.
private struct ScalarSet {
  /// A bit for each code point.
  private var words = [UInt64](repeating: 0, count: 0x11_0000 / 64)

  mutating func insert(_ text: String, in file: FontFile) {
    if text.unicodeScalars.contains(where: { 0x300...0x36F ~= $0.value }) {
      insertComposed(text, in: file)
    } else {
      insert(text.unicodeScalars, in: file)
    }
  }

  /// Inserts characters, but for those that change others which come from another font, such as
  /// emoji.
  private mutating func insert(_ scalars: String.UnicodeScalarView, in file: FontFile) {
    var base: Unicode.Scalar?
    for scalar in scalars {
      if !scalar.changesOthers {
        base = scalar
      } else if base.flatMap(file.advance) == nil {
        continue
      }
      insert(scalar)
    }
  }

  /// Inserts a letter with an accent of its own as the one character that viewers make of the two,
  /// if the font has it: to put accents on letters takes the whole font.
  private mutating func insertComposed(_ text: String, in file: FontFile) {
    for character in text {
      let scalars = character.unicodeScalars
      if scalars.count > 1, let letter = ComposedLetters.all[character],
        file.advance(of: letter) != nil, let base = scalars.first
      {
        insert(letter)
        insert(base)
      } else {
        insert(scalars, in: file)
      }
    }
  }

  private mutating func insert(_ scalar: Unicode.Scalar) {
    let value = Int(scalar.drawnForm.value)
    words[value / 64] |= 1 << UInt64(value % 64)
  }

  var scalars: Set<Unicode.Scalar> {
    var scalars: Set<Unicode.Scalar> = []
    for (index, word) in words.enumerated() where word != 0 {
      for bit in 0..<64 where word >> UInt64(bit) & 1 != 0 {
        if let scalar = Unicode.Scalar(UInt32(64 * index + bit)) { scalars.insert(scalar) }
      }
    }
    return scalars
  }
}

extension Unicode.Scalar {
  /// Whether this joins the characters beside it, or chooses a form of the one before.
  fileprivate var changesOthers: Bool {
    switch value {
    case 0x200C...0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }
}
