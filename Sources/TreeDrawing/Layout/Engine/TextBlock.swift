/// A text of one line or several, as it is drawn.
struct TextBlock {
  let text: String
  let style: TextStyle
  let lineCount: Int
}

extension TextBlock {
  init(_ text: String, in surroundings: Surroundings) {
    self.init(text: text, style: TextStyle(in: surroundings), lineCount: text.lineCount)
  }

  /// As wide as the widest line, and as high as all lines.
  var size: Size {
    Size(width: width, height: Double(lineCount) * font.lineHeight)
  }

  /// The distance of the first line's baseline from the top, in points.
  var firstBaseline: Double { font.lineHeight / 2 + font.baselineFromMiddle }

  /// The distance of the last line's baseline from the top, in points.
  var lastBaseline: Double { firstBaseline + Double(lineCount - 1) * font.lineHeight }

  private var font: Font { style.font }

  private var width: Double {
    guard lineCount > 1 else { return font.advance(of: text) }
    return text.lines.reduce(0) { max($0, font.advance(of: String($1))) }
  }

  /// How to draw it in a frame of its size.
  func item(in frame: Rect) -> Drawing.Item {
    let x =
      switch anchor {
      case .start: frame.minX
      case .middle: frame.midX
      case .end: frame.maxX
      }
    let baseline = frame.minY + font.lineHeight / 2 + font.baselineFromMiddle
    return .text(text, at: Point(x: x, y: baseline), anchor, font, style.color, halo: style.halo)
  }

  /// Which point of the lines is placed; that of a single line is its middle, so that it stands well
  /// also if the viewer draws another font.
  private var anchor: TextAnchor {
    guard lineCount > 1 else { return .middle }
    switch style.alignment {
    case .leading: return .start
    case .center: return .middle
    case .trailing: return .end
    }
  }
}
