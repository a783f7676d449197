/// The styles of a drawing's elements as CSS rules, each element type's most frequent one by the
/// type.
///
/// All rules are scoped by a class of the root element that is made from the rules themselves:
/// pictures that are inlined in one page share a scope only if they share all rules.
struct SVGStyles {
  /// Those that occur, in the order in which they were first met.
  private let styles: InternTable<SVGStyle>
  /// How many elements have each.
  private let counts: [Int]
  /// The keys that occur, numbered in the order in which they were first met.
  private let keys: StyleKeyTable
  /// The style of each key, by the key's number.
  private let stylesOfKeys: [Int]
  /// Whether parts of texts are in a font of their own that the document takes along.
  private let haveEmbeddedRuns: Bool
  let definitions: SVGDefinitions
  /// Whether anything leads somewhere.
  private let haveLinks: Bool

  /// Counts the styles of a drawing.
  init(of drawing: Drawing) {
    var counter = StyleCounter()
    for layer in drawing.layers { layer.items.visit(layer.items.indices, by: &counter) }
    var counts = [Int](repeating: 0, count: counter.styles.values.count)
    for (count, style) in zip(counter.counts, counter.stylesOfKeys) { counts[style] += count }
    self.counts = counts
    styles = counter.styles
    haveEmbeddedRuns = counter.haveEmbeddedRuns
    keys = counter.keys
    stylesOfKeys = counter.stylesOfKeys
    definitions = counter.definitions
    haveLinks = counter.haveLinks
  }
}

/// A count of the items of each style.
private struct StyleCounter: ItemVisitor {
  private(set) var styles = InternTable<SVGStyle>()
  private(set) var keys = StyleKeyTable()
  private(set) var stylesOfKeys: [Int] = []
  /// How many items there are of each key.
  private(set) var counts: [Int] = []
  private(set) var haveEmbeddedRuns = false
  private(set) var definitions = SVGDefinitions()
  /// Whether anything leads somewhere.
  private(set) var haveLinks = false
  /// The gradients of the item that is visited next.
  private var gradients: ItemGradients?

  @inline(__always)
  mutating func shape(_ path: Path, _ style: StyleKey, paint: @autoclosure () -> Paint) {
    if let number = keys[style] {
      counts[number] += 1
    } else {
      add(style, SVGStyle(of: path, paint()))
    }
  }

  @inline(__always)
  mutating func connectors(
    _ path: Int, of table: borrowing ConnectorTable, _ style: StyleKey,
    paint: @autoclosure () -> Paint
  ) {
    if let number = keys[style] {
      counts[number] += 1
    } else {
      add(style, SVGStyle(ofConnectors: paint()))
    }
  }

  @inline(__always)
  mutating func text(
    _ text: @autoclosure () -> PlacedText, _ style: StyleKey, colors: @autoclosure () -> TextColors
  ) {
    if let number = keys[style] {
      counts[number] += 1
    } else {
      add(style, SVGStyle(of: text(), colors()))
    }
  }

  mutating func styledText(
    _ lines: [[TextRun]], in text: PlacedText, _ style: StyleKey, colors: TextColors
  ) {
    self.text(text, style, colors: colors)
    if lines.contains(where: { $0.contains { $0.font.embeddedFile != nil } }) {
      haveEmbeddedRuns = true
    }
  }

  private mutating func add(_ key: StyleKey, _ style: SVGStyle) {
    keys.set(counts.count, of: key)
    stylesOfKeys.append(styles.index(of: shaded(style)))
    counts.append(1)
  }

  private mutating func shaded(_ style: SVGStyle) -> SVGStyle {
    guard let given = gradients else { return style }
    gradients = nil
    return .shaded(style, fill: given.fill?.number, stroke: given.stroke?.number)
  }

  mutating func shade(_ gradients: ItemGradients) {
    self.gradients = gradients
    for gradient in [gradients.fill, gradients.stroke] {
      if let gradient { definitions.add(gradient) }
    }
  }

  mutating func beginClip(_ path: Path, number: Int) {
    definitions.add(clip: path, number: number)
  }

  mutating func begin(_ note: ItemNote) { haveLinks = haveLinks || note.isLink }
}

extension SVGStyles {
  /// How many texts there are.
  var textCount: Int {
    zip(styles.values, counts).reduce(0) { $0 + ($1.0.element == .text ? $1.1 : 0) }
  }

  /// Whether there are texts in a font that the document takes along.
  var haveEmbeddedFiles: Bool {
    haveEmbeddedRuns || styles.values.contains { $0.embeddedFile != nil }
  }

  /// The font of texts of a style, if the document takes it along.
  func embeddedFile(of style: StyleKey) -> FontFile? {
    keys[style].flatMap { styles[stylesOfKeys[$0]].embeddedFile }
  }
}

extension SVGStyle {
  /// The font that the document takes along for it, if any.
  fileprivate var embeddedFile: FontFile? {
    switch self {
    case .shape: nil
    case .text(let font, _, _, _): font.embeddedFile
    case .shaded(let style, _, _): style.embeddedFile
    }
  }
}

extension Font {
  /// The file that the document takes along for it, if any.
  var embeddedFile: FontFile? { face.file.flatMap { $0.isEmbedded ? $0 : nil } }
}

extension SVGStyles {
  /// The rules, and the names of the styles that elements must ask for.
  struct Sheet {
    let scope: String
    let css: String
    /// Whether its colours depend on what viewers prefer.
    let hasSchemes: Bool
    /// The class of each key whose style is not its element type's own, if there are such.
    fileprivate let names: [String?]
    fileprivate let keys: StyleKeyTable

    /// The class of a style that is not its element type's own; mostly there are none at all.
    @inline(__always)
    func styleClass(of style: StyleKey) -> String? {
      names.isEmpty ? nil : keys[style].flatMap { names[$0] }
    }
  }

  /// Makes the rules.
  ///
  /// The scope is made from them, from what they refer to by names that begin with the scope, and
  /// from what else is said of the document, unless it has a prefix for its names.
  func sheet(_ fonts: EmbeddedFonts, _ options: SVGOptions, _ marks: MarkTexts) -> Sheet {
    let unscoped = rules(fonts, scope: "")
    var definitions = ByteWriter()
    self.definitions.write(to: &definitions, scope: "")
    let schemes = ColorSchemes(of: unscoped.rules)
    let text = unscoped.rules.map { $0.selector + $0.declarations }.joined()
    let key = text + (schemes?.key ?? "") + options.key + marks.key
    let scope = options.prefix ?? "t" + checksum(Array(key.utf8) + definitions.take())
    let (rules, names) = self.definitions.isEmpty ? unscoped : rules(fonts, scope: scope)
    let scoped = rules.map { ".\(scope) \($0.selector){\($0.declarations)}" }
    let more = (schemes?.rules(scope) ?? []) + (haveLinks ? LinkStyles.rules(scope) : [])
    let css = (fonts.rules + scoped + more + marks.rules(scope)).joined(separator: "\n")
    let hasNames = names.contains { $0 != nil }
    return Sheet(
      scope: scope, css: css, hasSchemes: schemes != nil,
      names: hasNames ? stylesOfKeys.map { names[$0] } : [], keys: keys)
  }

  /// The rules in a scope, and the class of each style that is not its element type's own.
  private func rules(
    _ fonts: EmbeddedFonts, scope: String
  ) -> (rules: [SVGRule], names: [String?]) {
    let typical = SVGElement.allCases.map(mostFrequent)
    var rules: [SVGRule] = []
    for (index, style) in styles.values.enumerated() where typical.contains(index) {
      rules.append(
        SVGRule(style.element.name, style, style.properties(over: nil, fonts, scope: scope)))
    }
    var names: [String?] = []
    var count = 0
    for (index, style) in styles.values.enumerated() {
      let typical = typical[Int(style.element.rawValue)]
      guard typical != index else {
        names.append(nil)
        continue
      }
      count += 1
      names.append("s\(count)")
      let given = typical.map { styles[$0].values(fonts, scope: scope) }
      rules.append(
        SVGRule(".s\(count)", style, style.properties(over: given, fonts, scope: scope)))
    }
    return (rules, names)
  }

  private func mostFrequent(_ element: SVGElement) -> Int? {
    let indices = counts.indices.filter { styles[$0].element == element }
    let most = indices.map { counts[$0] }.max()
    return indices.first { counts[$0] == most }
  }
}
