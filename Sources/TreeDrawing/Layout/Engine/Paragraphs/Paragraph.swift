/// A text whose lines end where what it is offered makes them, or that consists of runs.
struct Paragraph {
  /// What is written.
  let text: String
  /// The style of all of it, but for the fonts and colours of runs; the font is that which needs
  /// the highest lines.
  let style: TextStyle
  /// The parts that have fonts and colours of their own, if there are such.
  let runs: [Run]
  /// How many lines there may be, and where an ellipsis stands.
  let limits: TextLimits
  /// Whether it is never offered less than it would like to have.
  let isOfferedNothing: Bool
  /// The lines if no width is offered.
  private(set) var ideal: Lines

  /// A part of the text with a font and a colour of its own.
  struct Run {
    /// Where it ends.
    let end: String.Index
    let font: Font
    let color: Color
  }

  /// The lines for some proposal.
  struct Lines {
    let lines: [TextLine]
    /// The width of the text, in points.
    var width: Double
    /// The advance of the widest line, in points; less than the width, if lines are left out as
    /// there is no room below, and more, if there is not even room for a character.
    let advance: Double
    let traits: TextTraits
  }

  init(
    _ text: String, _ style: TextStyle, runs: [Run] = [], limits: TextLimits,
    isOfferedNothing: Bool
  ) {
    self.text = text
    self.style = style
    self.runs = runs
    self.limits = limits
    self.isOfferedNothing = isOfferedNothing
    ideal = Lines(lines: [], width: 0, advance: 0, traits: [])
    ideal = measuredLines(for: limits)
  }
}

extension Paragraph {
  /// Whether the size is the same for every proposal.
  var isRigid: Bool { isOfferedNothing || (ideal.width == 0 && ideal.lines.count == 1) }

  /// The size for a proposal.
  func size(for proposal: ProposedViewSize) -> Size { size(of: lines(for: proposal)) }

  /// The size of some of its lines.
  func size(of lines: Lines) -> Size {
    Size(
      width: lines.width + style.space.insets.width, height: height(ofLines: lines.lines.count))
  }

  /// The height of a number of lines.
  func height(ofLines count: Int) -> Double { blank(ofLines: count).size.height }

  /// The height of all lines, if that is the same in every width.
  var onlyHeight: Double? {
    let count = ideal.lines.count
    return lines(in: 0).lines.count == count ? height(ofLines: count) : nil
  }

  /// A number of lines of which nothing is known but where they are.
  func blank(ofLines count: Int) -> TextBlock {
    TextBlock(text: "", style: style, lineCount: count, width: 0, traits: ideal.traits)
  }

  /// The lines for a proposal.
  ///
  /// The width follows from the width that is offered alone, and is never more; a height that is
  /// too small leaves lines out, but at least one remains.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func lines(for proposal: ProposedViewSize) -> Lines {
    let lines = lines(in: proposal.width)
    guard let height = proposal.height else { return lines }
    let count = blank(ofLines: lines.lines.count).lineCount(within: height)
    guard count < lines.lines.count else { return lines }
    var limits = limits
    limits.width = lines.width
    limits.lineLimit = count
    var cut = measuredLines(for: limits)
    cut.width = lines.width
    return cut
  }

  /// The lines if nothing is said about the height.
  private func lines(in width: Double?) -> Lines {
    guard let width, width < ideal.width - [LinePiece].rounding else { return ideal }
    var limits = limits
    limits.width = max(width, 0)
    var lines = measuredLines(for: limits)
    lines.width = min(lines.width, max(width, 0))
    return lines
  }

  private func measuredLines(for limits: TextLimits) -> Lines {
    let ruler = ruler
    let lines = limits.lines(of: text, ruler).lines
    // However few of the lines are drawn, all are as high as the highest letters need.
    var (width, traits) = (0.0, ideal.traits.intersection(.tall))
    for line in lines {
      let found = ruler.measure(line)
      width = max(width, found.width)
      traits.formUnion(found.traits)
    }
    return Lines(lines: lines, width: width, advance: width, traits: traits)
  }

  private var ruler: TextRuler {
    TextRuler(font: style.font, runs: runs.map { TextRuler.Run(end: $0.end, font: $0.font) })
  }
}

extension Paragraph {
  /// Some of its lines as they are drawn, with space that makes them as wide as the text;
  /// what sticks out has less than none.
  func block(of lines: Lines) -> TextBlock {
    var style = style
    let room = lines.width - lines.advance
    if room != 0 {
      style.space.insets.leading = room * (style.alignment ?? .leading).share
      style.space.insets.trailing = room - style.space.insets.leading
    }
    return TextBlock(
      text: lines.lines.map(\.string).joined(separator: "\n"), style: style,
      lineCount: max(lines.lines.count, 1), width: lines.advance, traits: lines.traits)
  }

  /// The parts of some of its lines in their styles; none if all is in one.
  func styledLines(_ lines: Lines) -> [[TextRun]] {
    guard !runs.isEmpty else { return [] }
    let ruler = ruler
    return lines.lines.map { line in
      var parts: [TextRun] = []
      for part in line.parts {
        if part.isSign {
          parts.append(textRun(ruler.run(at: part.place), part.characters))
        } else {
          ruler.forEachRun(of: part.characters) { parts.append(textRun($0, $1)) }
        }
      }
      return parts
    }
  }

  private func textRun(_ run: Int, _ text: Substring) -> TextRun {
    TextRun(text: String(text), font: runs[run].font, color: runs[run].color)
  }
}

/// What is drawn of a paragraph.
struct DrawnParagraph {
  /// Its place in the table of texts.
  let text: Int
  /// The parts of its lines, if they have styles of their own.
  var lines: [[TextRun]]
}
