/// Finds what the colours of pictures mean.
struct LegendMaker {
  let roots: [Tree<Node>]
  let theme: Theme
  let style: DiagramStyle
  let coloring: Coloring
}

extension Legend {
  /// Makes the legend of a picture; nil if its colours mean nothing.
  ///
  /// - Parameters:
  ///   - roots: the trees.
  ///   - options: how they are drawn.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  init?(explaining roots: [Tree<Node>], _ options: PictureOptions) {
    let (theme, style) = (options.colors.theme, options.style)
    let maker = LegendMaker(
      roots: roots, theme: theme, style: style, coloring: options.colors.coloring.fitting(style))
    let entries = maker.knownClasses + maker.tones
    guard !entries.isEmpty else { return nil }
    self.init(entries, theme, options.labels)
  }
}

extension LegendMaker {
  /// Classes that the theme has a style for.
  var knownClasses: [LegendEntry] {
    let present = Set(
      nodes.compactMap { node in
        node.attributes?.values.classes.lazy.compactMap(NodeClass.init).first
      })
    return NodeClass.allCases.filter(present.contains).map(entry)
  }

  /// What nodes are coloured by.
  var tones: [LegendEntry] {
    switch coloring {
    case .usual, .none: []
    case .branch: branches
    case .depth: (0..<levelCount).map { entry("level \($0 + 1)", $0) }
    case .nodeClass: otherClasses
    case .field(let name): field(name)
    }
  }

  private var nodes: some Sequence<Node> { roots.lazy.flatMap(\.preorder) }

  /// The children of the roots, but for those of one line, which have no colour.
  private var branches: [LegendEntry] {
    let leavesOut = style.arrangement.isOfLines
    return roots.flatMap { root in
      root.children.filter { !leavesOut || !$0.isLeaf }.enumerated()
        .filter { $1.value.isNamed }.map { entry($1.value.label, $0) }
    }
  }

  /// How many levels there are below the roots.
  private var levelCount: Int {
    roots.reduce(0) { max($0, $1.preorderCounts.levelCount - 1) }
  }

  private var otherClasses: [LegendEntry] {
    var numbers: [String: Int] = [:]
    var names: [String] = []
    for node in nodes {
      guard let name = node.attributes?.values.classes.first, NodeClass(rawValue: name) == nil
      else { continue }
      if numbers.number(of: name) == names.count { names.append(name) }
    }
    return names.enumerated().map { entry($1, $0) }
  }

  private func field(_ name: String) -> [LegendEntry] {
    let scale = theme.scale
    switch FieldColors(of: roots, by: name, stepCount: scale.count).meaning {
    case .texts(let texts): return texts.enumerated().map { entry($1, $0) }
    case .numbers(let least, let greatest):
      return [LegendEntry(name, scale: scale, from: least, to: greatest)]
    }
  }
}

extension LegendMaker {
  /// The entry of a tone of branches, by its place.
  private func entry(_ text: String, _ place: Int) -> LegendEntry {
    let palette = theme.branches
    guard !palette.isEmpty else { return LegendEntry(text, dot: theme.edge) }
    let tone = palette[place % palette.count]
    if style.hasBranches { return LegendEntry(text, dot: tone.line) }
    if style.arrangement.has(.lines) { return LegendEntry(text, dot: tone.line) }
    let isOfTexts = style.arrangement.has(.texts) && coloring != .branch
    return isOfTexts ? LegendEntry(text, dot: tone.ink) : LegendEntry(text, tone: tone)
  }

  private func entry(_ nodeClass: NodeClass) -> LegendEntry {
    let tone = theme.tone(nodeClass.hue)
    guard style.arrangement.has(.lines) else { return LegendEntry(nodeClass, theme: theme) }
    guard let sign = nodeClass.sign else { return LegendEntry(nodeClass.rawValue, dot: tone.line) }
    return LegendEntry(nodeClass.rawValue, .sign(sign, tone.line))
  }
}

extension Node {
  /// Whether it is a node of the input, and has a label.
  fileprivate var isNamed: Bool {
    !label.isEmpty && attributes?.values.omittedCount == nil && !isSlot
  }
}
