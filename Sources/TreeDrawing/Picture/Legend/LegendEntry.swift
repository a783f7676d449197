/// A colour of a picture, and what it means.
public struct LegendEntry: Hashable, Sendable {
  let text: String
  let sample: LegendSample

  /// The entry of a tone, which is shown as a small box.
  ///
  /// - Parameters:
  ///   - text: what it means, in a few words.
  ///   - tone: the tone.
  public init(_ text: String, tone: Tone) {
    self.init(text, .box(tone))
  }

  /// The entry of a colour, which is shown as a dot.
  ///
  /// - Parameters:
  ///   - text: what it means, in a few words.
  ///   - dot: the colour.
  public init(_ text: String, dot: Color) {
    self.init(text, .dot(dot))
  }

  /// The entry of a class, which is shown as a small box with the sign of the class.
  ///
  /// - Parameters:
  ///   - nodeClass: the class.
  ///   - text: what it means, in a few words; its name, if there is none.
  ///   - theme: the colours of the picture.
  public init(_ nodeClass: NodeClass, _ text: String? = nil, theme: Theme = .automatic) {
    let style = theme.style(nodeClass, over: theme.leaf)
    self.init(text ?? nodeClass.rawValue, .style(style, theme.tone(nodeClass.hue).line))
  }

  /// The entry of a scale of numbers, which is shown as a bar between the least and the greatest.
  ///
  /// - Parameters:
  ///   - text: what the numbers are, in a few words.
  ///   - scale: the tones, from that of the least number to that of the greatest.
  ///   - least: the number at the beginning of the bar.
  ///   - greatest: the number at its end.
  public init(_ text: String, scale: [Tone], from least: String, to greatest: String) {
    self.init(text, .scale(scale, least: least.entryText, greatest: greatest.entryText))
  }

  init(_ text: String, _ sample: LegendSample) {
    self.text = text.entryText
    self.sample = sample
  }
}

/// What an entry of a legend shows.
enum LegendSample: Hashable {
  case box(Tone)
  case dot(Color)
  /// A class in boxes, and the colour of its sign.
  case style(NodeStyle, Color)
  /// A class in lists.
  case sign(NodeSign, Color)
  case scale([Tone], least: String, greatest: String)
}

extension String {
  /// The text in one line, cut where it is too long for a legend.
  fileprivate var entryText: String {
    let start = prefix(41)
    return (start.count > 40 ? start.prefix(39) + "…" : String(start)).drawnForm
  }
}
