/// The styles of a drawing's elements as CSS rules, each element type's most frequent one by the type.
///
/// All rules are scoped by a class of the root element that is made from the rules themselves: pictures
/// that are inlined in one page share a scope only if they share all rules.
struct SVGStyles {
  private var counts: [SVGStyle: Int] = [:]
  private var order: [SVGStyle] = []
  /// The style of each look.
  private var styles: [Int32: SVGStyle] = [:]

  /// Counts the styles of a drawing.
  init(of drawing: Drawing) {
    var counter = LookCounter()
    for layer in drawing.layers {
      for position in layer.items.indices {
        let look = layer.items.look(at: position)
        if look >= 0 { counter.count(look) { layer.items[position] } }
      }
    }
    for (look, item, count) in counter.looks {
      if let style = SVGStyle(of: item) { add(style, of: look, count) }
    }
  }

  private mutating func add(_ style: SVGStyle, of look: Int32, _ count: Int) {
    if counts[style] == nil { order.append(style) }
    counts[style, default: 0] += count
    styles[look] = style
  }
}

/// Counts how many items of each look there are.
private struct LookCounter {
  /// The looks in the order in which they were first met, each with an item that has it.
  private(set) var looks: [(look: Int32, item: Drawing.Item, count: Int)] = []
  private var indices: [Int32: Int] = [:]
  /// The looks met last, of which the next one mostly is: shapes and texts take turns.
  private var latest = [0, 0]

  mutating func count(_ look: Int32, _ item: () -> Drawing.Item) {
    for index in latest where index < looks.count && looks[index].look == look {
      looks[index].count += 1
      return
    }
    let index = indices[look] ?? looks.appendIndex((look, item(), 0))
    indices[look] = index
    looks[index].count += 1
    latest = [latest[1], index]
  }
}

extension SVGStyles {
  /// How many texts there are.
  var textCount: Int { counts.reduce(0) { $0 + ($1.key.tag == .text ? $1.value : 0) } }
}

extension SVGStyles {
  /// The rules, and the names of the styles that elements must ask for.
  struct Sheet {
    let scope: String
    let css: String
    /// The class of each look whose style is not its element type's own.
    let classes: [Int32: String]
  }

  /// The font of each look whose texts are in a font that the document takes along.
  var embeddedFiles: [Int32: FontFile] {
    styles.compactMapValues { style in
      guard case .text(let font, _, _, _) = style, let file = font.face.file else { return nil }
      return file.isEmbedded ? file : nil
    }
  }

  /// Makes the rules.
  func sheet(_ fonts: EmbeddedFonts) -> Sheet {
    let typical = SVGStyle.Tag.allCases.map(mostFrequent)
    var names: [SVGStyle: String] = [:]
    var rules: [(selector: String, declarations: String)] = []
    for style in order where typical.contains(style) {
      rules.append((style.tag.name, style.declarations(over: nil, fonts)))
    }
    for style in order where !typical.contains(style) {
      let name = "s\(names.count + 1)"
      names[style] = name
      let typical = typical[Int(style.tag.rawValue)]
      rules.append((".\(name)", style.declarations(over: typical, fonts)))
    }
    let scope = "t" + checksum(rules.map { $0.selector + $0.declarations }.joined().utf8)
    let scoped = rules.map { ".\(scope) \($0.selector){\($0.declarations)}" }
    let css = (fonts.rules + scoped).joined(separator: "\n")
    return Sheet(scope: scope, css: css, classes: styles.compactMapValues { names[$0] })
  }

  private func mostFrequent(_ tag: SVGStyle.Tag) -> SVGStyle? {
    let styles = order.filter { $0.tag == tag }
    let most = styles.map { counts[$0] ?? 0 }.max()
    return styles.first { counts[$0] == most }
  }
}
