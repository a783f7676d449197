/// A legend: what the colours of a picture mean, in as many lines as it takes.
///
///     Legend([
///       LegendEntry("Kitchen", tone: Theme.automatic.branches[0]),
///       LegendEntry("Garden", tone: Theme.automatic.branches[1]),
///       LegendEntry(.done),
///     ])
///
/// It shows twelve entries, and says how many more there are. Long texts are cut. `View.legend`
/// puts one below a diagram.
public struct Legend: View {
  let entries: [LegendEntry]
  let theme: Theme
  let labels: LabelStyle

  /// Makes a legend.
  ///
  /// - Parameters:
  ///   - entries: the colours and what they mean, the first first.
  ///   - theme: the colours of the picture, of which texts have the muted one.
  ///   - font: the font of the picture's labels; that of the legend is smaller, as 12 points are
  ///     than 14.
  public init(
    _ entries: [LegendEntry], theme: Theme = .automatic, font: Font = .default
  ) {
    self.init(entries, theme, LabelStyle(font: font))
  }

  init(_ entries: [LegendEntry], _ theme: Theme, _ labels: LabelStyle) {
    self.entries = entries
    self.theme = theme
    self.labels = labels
  }

  /// How many entries are shown.
  private static let limit = 12

  /// The entries beside each other.
  public var body: some View {
    LegendFlow(scale: labels.scale) {
      ForEach(each: entries.prefix(Self.limit)) { entry in
        LegendLine(entry: entry, labels: labels)
      }
      if entries.count > Self.limit {
        LegendText(text: "+\(entries.count - Self.limit) more", labels: labels)
      }
    }
    .font(labels.noteFont)
    .lineHeight(labels.noteLineHeight)
    .foregroundStyle(theme.muted)
  }
}

/// An entry with its sample.
private struct LegendLine: View {
  let entry: LegendEntry
  let labels: LabelStyle

  var body: some View {
    HStack(spacing: 6 * labels.scale) {
      if case .scale(let tones, let least, let greatest) = entry.sample {
        if !entry.text.isEmpty { text(entry.text) }
        text(least)
        LegendScale(tones: tones, side: side)
        text(greatest)
      } else {
        sample.frame(width: side, height: side)
        text(entry.text)
      }
    }
  }

  /// The extent of samples, in points.
  private var side: Double { 12 * labels.scale }

  private func text(_ text: String) -> LegendText { LegendText(text: text, labels: labels) }

  @ViewBuilder private var sample: some View {
    switch entry.sample {
    case .box(let tone): box(Paint(fill: tone.tint, stroke: tone.line))
    case .dot(let color):
      Circle().fill(color).frame(width: 8 * labels.scale, height: 8 * labels.scale)
    case .style(let style, let line):
      box(style.paint ?? Paint()).overlay {
        if let sign = style.sign {
          SignView(sign: sign, color: line, side: 7 * labels.scale)
        }
      }
    case .sign(let sign, let color):
      SignView(sign: sign, color: color, side: 10 * labels.scale)
    case .scale: EmptyView()
    }
  }

  private func box(_ paint: Paint) -> some View {
    RoundedRectangle(cornerRadius: 3 * labels.scale).painted(paint)
  }
}

/// A text in a line of 16 points, so that samples of 12 begin on the same part of a point as boxes.
private struct LegendText: View {
  let text: String
  let labels: LabelStyle

  var body: some View {
    FixedText(content: text).padding(.vertical, 0.25 * labels.scale)
  }
}

/// The tones of a scale beside each other.
private struct LegendScale: View {
  let tones: [Tone]
  /// How high it is, in points.
  let side: Double

  var body: some View {
    HStack(spacing: 0) {
      ForEach(each: tones) { tone in
        Rectangle().fill(tone.tint).frame(width: 1.5 * side, height: side)
      }
    }
    .overlay {
      if let line = tones.first?.line { Rectangle().stroke(line) }
    }
  }
}
