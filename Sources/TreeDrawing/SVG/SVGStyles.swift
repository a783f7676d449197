/// The styles of a drawing's elements as CSS rules, each element type's most frequent one by the type.
///
/// All rules are scoped by a class of the root element that is made from the rules themselves: pictures
/// that are inlined in one page share a scope only if they share all rules.
struct SVGStyles {
  private var counts: [SVGStyle: Int] = [:]
  private var order: [SVGStyle] = []
  /// The style last met of each element type, in the types' order, and how often since.
  private var runs: [(style: SVGStyle, count: Int)?]

  /// Counts the styles of a drawing.
  init(of drawing: Drawing) {
    runs = SVGStyle.Tag.allCases.map { _ in nil }
    for layer in drawing.layers {
      for item in layer.items { SVGStyle(of: item).map { count($0) } }
    }
    for tag in SVGStyle.Tag.allCases { settleRun(of: tag) }
  }

  /// Counts runs of equal styles at once; most elements of a type look alike.
  private mutating func count(_ style: SVGStyle) {
    let run = Int(style.tag.rawValue)
    if runs[run]?.style == style {
      runs[run]?.count += 1
    } else {
      settleRun(of: style.tag)
      runs[run] = (style, 1)
    }
  }

  private mutating func settleRun(of tag: SVGStyle.Tag) {
    guard let run = runs[Int(tag.rawValue)] else { return }
    if counts[run.style] == nil { order.append(run.style) }
    counts[run.style, default: 0] += run.count
  }
}

extension SVGStyles {
  /// The rules, and the names of the styles that elements must ask for.
  struct Sheet {
    let scope: String
    let css: String
    /// The class of each style that is not its element type's own.
    let classes: [SVGStyle: String]
  }

  /// Makes the rules.
  func sheet() -> Sheet {
    let typical = SVGStyle.Tag.allCases.map(mostFrequent)
    var classes: [SVGStyle: String] = [:]
    var rules: [(selector: String, declarations: String)] = []
    for style in order where typical.contains(style) {
      rules.append((style.tag.name, style.declarations(over: nil)))
    }
    for style in order where !typical.contains(style) {
      let name = "s\(classes.count + 1)"
      classes[style] = name
      let typical = typical[Int(style.tag.rawValue)]
      rules.append((".\(name)", style.declarations(over: typical)))
    }
    let scope = "t" + checksum(rules.map { $0.selector + $0.declarations }.joined())
    let css = rules.map { ".\(scope) \($0.selector){\($0.declarations)}" }.joined(separator: "\n")
    return Sheet(scope: scope, css: css, classes: classes)
  }

  private func mostFrequent(_ tag: SVGStyle.Tag) -> SVGStyle? {
    let styles = order.filter { $0.tag == tag }
    let most = styles.map { counts[$0] ?? 0 }.max()
    return styles.first { counts[$0] == most }
  }

  /// A name for a text: FNV-1a, 32 bits (Fowler, Noll, Vo), in base 36.
  private func checksum(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return String(hash, radix: 36)
  }
}
