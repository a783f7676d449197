/// How a node looks, in a box and without one.
struct ResolvedLook {
  let kind: NodeKind
  /// In a box.
  var boxed: NodeLook
  /// On the page.
  var bare: NodeLook
  /// The colour of dots, underlines and signs; nil for that of most.
  var line: Color?
  /// What the node has of its own, which is drawn even where nodes have no boxes.
  var ground: Paint?
  /// The label's colour where nothing else has the node's; nil for that on the page.
  var ink: Color?
  /// Whether the colours of lines and dots are its own.
  var hasOwnLine = false
  /// Whether its label is bold, if it says so itself.
  var weight: LabelWeight?
}

/// How the nodes of a picture are coloured.
struct Looks {
  let theme: Theme
  /// The tones of nodes by their numbers: 0 is none, others are one more than the place in the
  /// palette.
  ///
  /// It is empty if no node has one.
  var toneOfNode: [UInt8] = []
  var palette: [Tone] = []
  /// Whether edges have the tones of the nodes that they lead to.
  var colorsEdges = false
  /// What is pointed out, if anything is.
  var emphasis: Emphasis?
  /// Whether dots of leaves and texts without boxes have tones, too.
  var colorsLeaves = false
  /// Whether tones differ in their grounds alone, so that texts without boxes need these.
  var fillsGrounds = false
}

extension Looks {
  /// The tone of a node, by the node's number.
  @inline(__always)
  func tone(ofNode id: Int) -> Int {
    guard !toneOfNode.isEmpty else { return 0 }
    let number = Int(toneOfNode[id])
    if number > 240 { return palette.count + number - 253 }
    return number == 0 || palette.isEmpty ? 0 : 1 + (number - 1) % palette.count
  }

  /// The tone of a node, if it has one.
  func tone(_ place: Int) -> Tone? {
    place == 0 || place > palette.count ? nil : palette[place - 1]
  }

  /// How strong a node is, by the place behind those of the palette that stands for that.
  private func emphasis(_ place: Int) -> NodeEmphasis? {
    place > palette.count
      ? NodeEmphasis(rawValue: UInt8(clamping: place - palette.count + 253)) : nil
  }

  /// How a node looks.
  ///
  /// - Parameters:
  ///   - kind: what it is in its tree.
  ///   - place: that of its tone in the palette, counted from 1; 0 for none.
  ///   - own: what it says itself, which goes before all else.
  /// - Returns: its look.
  func look(_ kind: NodeKind, tone place: Int, _ own: OwnLook?) -> ResolvedLook {
    var look = ResolvedLook(kind: kind, boxed: theme.look(kind), bare: bare(kind))
    if let tone = tone(place) { take(tone, into: &look) }
    if let own { take(own, into: &look) }
    if let emphasis = emphasis(place) { look.take(emphasis, theme) }
    return look
  }

  private func take(_ own: OwnLook, into look: inout ResolvedLook) {
    if let nodeClass = own.nodeClass { look.take(nodeClass, theme) }
    if let fill = own.fill { look.fill(fill, theme) }
    if let stroke = own.stroke { look.stroke(stroke, theme) }
    if let color = own.color { look.color(color, theme) }
    if let weight = own.weight {
      look.weight = weight
      (look.boxed.isBold, look.bare.isBold) = (weight == .bold, weight == .bold)
    }
  }

  private func take(_ tone: Tone, into look: inout ResolvedLook) {
    look.boxed = look.boxed.on(tone)
    look.line = tone.line
    guard colorsLeaves else { return }
    look.hasOwnLine = true
    if fillsGrounds {
      look.ground = Paint(fill: tone.tint)
      (look.bare.text, look.bare.quiet) = (tone.text, tone.quiet)
    } else {
      look.ink = tone.ink
    }
  }

  /// How a node looks without a box: bold letters tell nodes with children from leaves.
  private func bare(_ kind: NodeKind) -> NodeLook {
    NodeLook(text: theme.text, quiet: theme.muted, isBold: kind != .leaf)
  }
}

extension ResolvedLook {
  fileprivate mutating func take(_ nodeClass: NodeClass, _ theme: Theme) {
    boxed = theme.look(nodeClass, over: boxed)
    bare.sign = boxed.sign
    bare.quiet = theme.muted
    (ground, ink) = (nil, nil)
    let tone = theme.tone(nodeClass.hue)
    bare.text = nodeClass == .muted ? theme.muted : tone.ink
    (line, hasOwnLine) = (tone.line, true)
  }

  fileprivate mutating func fill(_ fill: AttributeColor, _ theme: Theme) {
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
    ground = boxed.paint
    (bare.text, bare.quiet) = (boxed.text, boxed.quiet)
  }

  fileprivate mutating func stroke(_ stroke: AttributeColor, _ theme: Theme) {
    switch stroke {
    case .hue(let hue): boxed.stroke = theme.tone(hue).line
    case .literal(let color): boxed.stroke = color
    }
    (line, hasOwnLine) = (boxed.stroke, true)
    ground = Paint(fill: ground?.fill, stroke: boxed.stroke)
  }

  fileprivate mutating func color(_ color: AttributeColor, _ theme: Theme) {
    let text =
      switch color {
      case .hue(let hue): theme.tone(hue).ink
      case .literal(let color): color
      }
    (boxed.text, bare.text) = (text, text)
    ink = nil
  }
}
