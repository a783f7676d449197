/// The styles of a drawing's elements as CSS rules, each element type's most frequent one by the type.
///
/// All rules are scoped by a class of the root element that is made from the rules themselves: pictures
/// that are inlined in one page share a scope only if they share all rules.
struct SVGStyles {
  /// Those that occur, in the order in which they were first met.
  private var styles = InternTable<SVGStyle>()
  /// How many elements have each.
  private var counts: [Int] = []
  private var looks = LookTable()
  /// The style of each look, by its place in the table.
  private var stylesOfLooks: [Int?] = []

  /// Counts the styles of a drawing.
  init(of drawing: Drawing) {
    var counter = LookCounter()
    for layer in drawing.layers {
      layer.items.tellLooks(to: &counter)
      for position in counter.firstPositions[stylesOfLooks.count...] {
        stylesOfLooks.append(SVGStyle(of: layer.items[position]).map { styles.index(of: $0) })
      }
    }
    counts = [Int](repeating: 0, count: styles.values.count)
    for (count, style) in zip(counter.counts, stylesOfLooks) {
      if let style { counts[style] += count }
    }
    looks = counter.looks
  }
}

/// Counts how many items there are of each look.
private struct LookCounter: LookReceiver {
  private(set) var looks = LookTable()
  private(set) var counts: [Int] = []
  /// Where each look was first met.
  private(set) var firstPositions: [Int] = []

  @inline(__always)
  mutating func take(_ look: Int32, at position: Int) {
    guard look >= 0 else { return }
    if let index = looks[look] { counts[index] += 1 } else { add(look, position) }
  }

  @inline(never)
  private mutating func add(_ look: Int32, _ position: Int) {
    looks.note(counts.count, of: look)
    counts.append(1)
    firstPositions.append(position)
  }
}

extension SVGStyles {
  /// How many texts there are.
  var textCount: Int {
    zip(styles.values, counts).reduce(0) { $0 + ($1.0.tag == .text ? $1.1 : 0) }
  }

  /// Whether there are texts in a font that the document takes along.
  var haveEmbeddedFiles: Bool { styles.values.contains { $0.embeddedFile != nil } }

  /// The font of a look whose texts are in one that the document takes along.
  func embeddedFile(ofLook look: Int32) -> FontFile? {
    looks[look].flatMap { stylesOfLooks[$0] }.flatMap { styles[$0].embeddedFile }
  }
}

extension SVGStyle {
  /// The font that the document takes along for it, if any.
  fileprivate var embeddedFile: FontFile? {
    guard case .text(let font, _, _, _) = self, let file = font.face.file else { return nil }
    return file.isEmbedded ? file : nil
  }
}

extension SVGStyles {
  /// The rules, and the names of the styles that elements must ask for.
  struct Sheet {
    let scope: String
    let css: String
    /// The class of each look whose style is not its element type's own, if there are such.
    fileprivate let names: [String?]
    fileprivate let looks: LookTable

    /// The class of a look whose style is not its element type's own; mostly there are none at all.
    @inline(__always)
    func styleClass(of look: Int32) -> String? {
      names.isEmpty ? nil : looks[look].flatMap { names[$0] }
    }
  }

  /// Makes the rules.
  func sheet(_ fonts: EmbeddedFonts) -> Sheet {
    let typical = SVGStyle.Tag.allCases.map(mostFrequent)
    var rules: [(selector: String, declarations: String)] = []
    for (index, style) in styles.values.enumerated() where typical.contains(index) {
      rules.append((style.tag.name, style.declarations(over: nil, fonts)))
    }
    var names: [String?] = []
    var count = 0
    for (index, style) in styles.values.enumerated() {
      let typical = typical[Int(style.tag.rawValue)]
      guard typical != index else {
        names.append(nil)
        continue
      }
      count += 1
      names.append("s\(count)")
      let given = typical.map { styles[$0] }
      rules.append((".s\(count)", style.declarations(over: given, fonts)))
    }
    let scope = "t" + checksum(rules.map { $0.selector + $0.declarations }.joined().utf8)
    let scoped = rules.map { ".\(scope) \($0.selector){\($0.declarations)}" }
    let css = (fonts.rules + scoped).joined(separator: "\n")
    return Sheet(
      scope: scope, css: css,
      names: count == 0 ? [] : stylesOfLooks.map { $0.flatMap { names[$0] } },
      looks: looks)
  }

  private func mostFrequent(_ tag: SVGStyle.Tag) -> Int? {
    let indices = counts.indices.filter { styles[$0].tag == tag }
    let most = indices.map { counts[$0] }.max()
    return indices.first { counts[$0] == most }
  }
}
