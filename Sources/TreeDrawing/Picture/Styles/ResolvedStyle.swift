/// How a node looks, in a box and without one.
struct ResolvedStyle {
  let kind: NodeKind
  /// In a box.
  var boxed: NodeStyle
  /// On the page.
  var bare: NodeStyle
  /// The colour of dots, underlines and signs; nil for that of most.
  var line: Color?
  /// What the node has of its own, which is drawn even where nodes have no boxes.
  var fill: Paint?
  /// The label's colour where nothing else has the node's; nil for that on the page.
  var ink: Color?
  /// Whether the colours of lines and dots are its own.
  var hasOwnLine = false
  /// Whether its label is bold, if it says so itself.
  var weight: LabelWeight?
}

/// How the nodes of a picture are coloured.
struct NodeColors {
  let theme: Theme
  /// The tones of nodes by their numbers, in a byte each; it is empty if no node has one.
  var toneOfNode: [UInt8] = []
  var palette: [Tone] = []
  /// Whether edges have the tones of the nodes that they lead to.
  var colorsEdges = false
  /// What is pointed out, if anything is.
  var emphasis: Emphasis?
  /// Whether dots of leaves and texts without boxes have tones, too.
  var colorsLeaves = false
  /// Whether tones differ in their fills alone, so that texts without boxes need these.
  var fillsTexts = false
}

extension NodeColors {
  /// The tone of a node, by the node's number; palettes begin again after their last tone.
  @inline(__always)
  func tone(ofNode id: Int) -> NodeTone {
    guard !toneOfNode.isEmpty else { return .none }
    let tone = NodeTone(byte: toneOfNode[id])
    guard case .tone(let place) = tone else { return tone }
    return palette.isEmpty ? .none : .tone(place % palette.count)
  }

  /// How a node looks.
  ///
  /// - Parameters:
  ///   - kind: what it is in its tree.
  ///   - tone: the place of its tone in the palette, or how strong it is.
  ///   - own: what it says itself, which goes before all else.
  /// - Returns: its style.
  func style(_ kind: NodeKind, tone: NodeTone, _ own: OwnStyle?) -> ResolvedStyle {
    var style = ResolvedStyle(kind: kind, boxed: theme.style(kind), bare: bare(kind))
    if case .tone(let place) = tone { take(palette[place], into: &style) }
    if let own { take(own, into: &style) }
    if case .emphasis(let emphasis) = tone { style.take(emphasis, theme) }
    return style
  }

  private func take(_ own: OwnStyle, into style: inout ResolvedStyle) {
    if let nodeClass = own.nodeClass { style.take(nodeClass, theme) }
    if let fill = own.fill { style.setFill(fill, theme) }
    if let stroke = own.stroke { style.setStroke(stroke, theme) }
    if let color = own.color { style.setColor(color, theme) }
    if let weight = own.weight {
      style.weight = weight
      (style.boxed.isBold, style.bare.isBold) = (weight == .bold, weight == .bold)
    }
  }

  private func take(_ tone: Tone, into style: inout ResolvedStyle) {
    style.boxed = style.boxed.on(tone)
    style.line = tone.line
    guard colorsLeaves else { return }
    style.hasOwnLine = true
    if fillsTexts {
      style.fill = Paint(fill: tone.tint)
      (style.bare.text, style.bare.quiet) = (tone.text, tone.quiet)
    } else {
      style.ink = tone.ink
    }
  }

  /// How a node looks without a box: bold letters tell nodes with children from leaves.
  private func bare(_ kind: NodeKind) -> NodeStyle {
    NodeStyle(text: theme.text, quiet: theme.muted, isBold: kind != .leaf)
  }
}

extension ResolvedStyle {
  fileprivate mutating func take(_ nodeClass: NodeClass, _ theme: Theme) {
    boxed = theme.style(nodeClass, over: boxed)
    bare.sign = boxed.sign
    bare.quiet = theme.muted
    (fill, ink) = (nil, nil)
    let tone = theme.tone(nodeClass.hue)
    bare.text = nodeClass == .muted ? theme.muted : tone.ink
    (line, hasOwnLine) = (tone.line, true)
  }

  fileprivate mutating func setFill(_ fill: AttributeColor, _ theme: Theme) {
    switch fill {
    case .hue(let hue):
      boxed = boxed.on(theme.tone(hue))
      line = theme.tone(hue).line
    case .literal(let color):
      boxed = boxed.on(color)
      line = boxed.stroke
    }
    hasOwnLine = true
    ink = nil
    self.fill = boxed.paint
    (bare.text, bare.quiet) = (boxed.text, boxed.quiet)
  }

  fileprivate mutating func setStroke(_ stroke: AttributeColor, _ theme: Theme) {
    switch stroke {
    case .hue(let hue): boxed.stroke = theme.tone(hue).line
    case .literal(let color): boxed.stroke = color
    }
    (line, hasOwnLine) = (boxed.stroke, true)
    fill = Paint(fill: fill?.fill, stroke: boxed.stroke)
  }

  fileprivate mutating func setColor(_ color: AttributeColor, _ theme: Theme) {
    let text =
      switch color {
      case .hue(let hue): theme.tone(hue).ink
      case .literal(let color): color
      }
    (boxed.text, bare.text) = (text, text)
    ink = nil
  }
}
