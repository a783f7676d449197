/// A text of one line or several, as it is drawn, with the space around it.
struct TextBlock {
  let text: String
  let style: TextStyle
  let lineCount: Int
  /// The advance of the widest line, in points.
  let width: Double
  let traits: TextTraits
}

extension TextBlock {
  /// Measures a text, once for all.
  init(_ text: String, _ style: TextStyle) {
    self.text = text
    self.style = style
    if let width = style.font.plainAdvance(of: text) {
      (self.width, traits, lineCount) = (width, [], 1)
    } else {
      lineCount = text.lineCount
      (width, traits) =
        lineCount > 1 ? style.font.measure(lines: text.lines) : style.font.measure(text)
    }
  }

  init(_ text: String, in environment: EnvironmentValues) {
    self.init(text, TextStyle(in: environment))
  }

  /// As wide as the widest line, and as high as all lines, with the space around.
  var size: Size { space.size(around: inner) }

  /// The size of the lines alone.
  private var inner: Size { Size(width: width, height: boxHeight + linesHeight) }

  /// The distance of the first line's baseline from the top, in points.
  var firstBaseline: Double { corner(in: ideal).y + baseline }

  /// The distance of the last line's baseline from the top, in points.
  var lastBaseline: Double { corner(in: ideal).y + (baseline + linesHeight) }

  /// Where the first line is by a guide, in points from the top: the middle of its capitals, or its
  /// baseline.
  func firstLine(by guide: AlignmentKey) -> Double {
    guide == VerticalAlignment.firstTextLineCenter.key
      ? firstBaseline - font.baselineFromMiddle : firstBaseline
  }

  /// A place of its size at the origin.
  private var ideal: Rect { Rect(origin: .zero, size: size) }

  /// The corner of the lines in a frame of the text's size.
  ///
  /// The frame's corner comes first, as if the lines and the space were elements, since sums of
  /// numbers depend on their order.
  @inline(__always)
  private func corner(in frame: Rect) -> Point {
    frame.origin + space.shift(of: inner, in: frame.size, style.alignment ?? .leading)
      + space.insets.origin
  }

  /// The distance of the first line's baseline from the top of the lines; a whole number, where it
  /// is said how high lines are.
  private var baseline: Double {
    let distance = boxHeight / 2 + font.baselineFromMiddle
    return style.lineHeight == nil ? distance : distance.nearestWhole
  }

  /// The height of a single line.
  private var boxHeight: Double { style.lineHeight ?? font.boxHeight(traits) }

  /// How far each line is below the one before.
  private var lineHeight: Double { style.lineHeight ?? font.lineHeight(traits) }

  /// How far the last line is below the first, in points.
  private var linesHeight: Double { Double(lineCount - 1) * lineHeight }

  private var font: Font { style.font }

  private var space: TextSpace { style.space }

  /// How many lines fit into a height, at least one.
  func lineCount(within height: Double) -> Int {
    let more = (height + [LinePiece].rounding - boxHeight) / lineHeight
    guard more >= 1 else { return 1 }
    return more < 1e9 ? 1 + Int(more) : .max
  }

  /// The text in a frame of its size.
  func placed(in frame: Rect) -> PlacedText {
    PlacedText(
      text: text, lineCount: lineCount, origin: origin(in: frame), anchor: anchor, font: font,
      metrics: TextMetrics(width: width, traits, lineHeight: lineHeight))
  }

  /// Where its anchor is in a frame of its size.
  private func origin(in frame: Rect) -> Point {
    let corner = corner(in: frame)
    let x =
      switch anchor {
      case .start: corner.x
      case .middle: corner.x + width / 2
      case .end: corner.x + width
      }
    return Point(x: x, y: corner.y + baseline)
  }

  /// Which point of the lines is placed; that of a single line is its middle, unless it is said how
  /// lines stand, so that it stands well also if the viewer draws another font.
  private var anchor: TextAnchor {
    switch style.alignment {
    case .leading: return .start
    case .center: return .middle
    case .trailing: return .end
    case nil: return lineCount > 1 ? .start : .middle
    }
  }
}

extension Font {
  /// The width of the widest of some lines, and what the letters of all of them say.
  fileprivate func measure(lines: [Substring]) -> (width: Double, traits: TextTraits) {
    lines.reduce((0, [])) { found, line in
      let (width, traits) = measure(String(line))
      return (max(found.0, width), found.1.union(traits))
    }
  }
}
