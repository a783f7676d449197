// Themes without hues.

extension Theme {
  /// Greys alone, on light pages and on dark ones.
  public static let mono = grey { Color(light: Color(rgb: $0), dark: Color(rgb: $1)) }

  /// Black on white with hardly any fills, for paper.
  public static let print: Theme = {
    let (black, white) = (Color(rgb: 0), Color(rgb: 0xffffff))
    let (muted, line) = (Color(rgb: 0x404040), Color(rgb: 0x595959))
    func style(_ lineWidth: Double, isBold: Bool = false) -> NodeStyle {
      NodeStyle(
        fill: white, stroke: black, text: black, quiet: muted, lineWidth: lineWidth, isBold: isBold)
    }
    let tone = Tone(tint: white, line: black, ink: black, text: black, quiet: muted)
    var grey = tone
    grey.tint = Color(rgb: 0xededed)
    let greys = [tone, grey]
    return Theme(
      page: white, text: black, muted: muted, edge: line, root: style(2, isBold: true),
      inner: style(1), leaf: style(1),
      capsule: NodeStyle(fill: white, stroke: line, text: muted, quiet: muted, lineWidth: 0.75),
      highlight: tone, link: tone, hues: hues(tone), branches: greys, scale: greys)
  }()

  private static func grey(_ color: (UInt32, UInt32) -> Color) -> Theme {
    let (text, muted) = (color(0x1f2328, 0xf0f6fc), color(0x57606a, 0xb1bac4))
    let (page, border) = (color(0xffffff, 0x0d1117), color(0x8c959f, 0x6e7681))
    let (strong, onStrong) = (color(0x24292f, 0xe6edf3), color(0xffffff, 0x0d1117))
    let tints: [((UInt32, UInt32), (UInt32, UInt32))] = [
      ((0xf6f8fa, 0x161b22), (0x848d97, 0x8b949e)), ((0xdfe3e8, 0x30363d), (0x24292f, 0xe6edf3)),
    ]
    let greys = tints.map { tint, line in
      Tone(
        tint: color(tint.0, tint.1), line: color(line.0, line.1), ink: text, text: text,
        quiet: color(0x444c56, 0xc9d1d9))
    }
    return Theme(
      page: page, text: text, muted: muted, edge: color(0x848d97, 0x6e7681),
      root: NodeStyle(
        fill: strong, stroke: strong, text: onStrong, quiet: onStrong, isBold: true),
      inner: NodeStyle(fill: color(0xeff2f5, 0x21262d), stroke: border, text: text, quiet: muted),
      leaf: NodeStyle(fill: page, stroke: border, text: text, quiet: muted),
      capsule: NodeStyle(fill: color(0xeaeef2, 0x262c36), text: muted, quiet: muted),
      highlight: Tone(
        tint: color(0xe6eaef, 0x30363d), line: text, ink: text, text: text, quiet: text),
      link: Tone(tint: page, line: text, ink: text, text: text, quiet: muted),
      hues: hues(greys[0]), branches: greys, scale: greys)
  }

  /// The hues of a theme without them.
  private static func hues(_ grey: Tone) -> [Hue: Tone] {
    Dictionary(uniqueKeysWithValues: Hue.allCases.map { ($0, grey) })
  }
}
