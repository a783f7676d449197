// The standard colours, on light and on dark pages.
//
// Those of GitHub's pages are among them. Notes on dark pages are lighter than there, so that
// they reach Lc 60 of APCA.

extension Theme {
  /// Colours for light pages, and for dark ones where viewers prefer these.
  public static let automatic = standard { Color(light: Color(rgb: $0), dark: Color(rgb: $1)) }

  /// Dark on light.
  public static let light = standard { light, _ in Color(rgb: light) }

  /// Light on dark.
  public static let dark = standard { _, dark in Color(rgb: dark) }

  /// Makes the theme from pairs of colours, for light pages and for dark ones.
  private static func standard(_ color: (UInt32, UInt32) -> Color) -> Theme {
    let (text, muted) = (color(0x1f2328, 0xf0f6fc), color(0x59636e, 0xb1bac4))
    let (page, border) = (color(0xffffff, 0x0d1117), color(0xc4ccd6, 0x3d444d))
    let accent = color(0x0969da, 0x1f6feb)
    let white = color(0xffffff, 0xffffff)
    func tone(_ row: StandardTone) -> Tone {
      Tone(
        tint: color(row.light.tint, row.dark.tint), line: color(row.light.line, row.dark.line),
        ink: color(row.light.ink, row.dark.ink), text: text, quiet: muted)
    }
    return Theme(
      page: page, text: text, muted: muted, edge: color(0x848d97, 0x6e7681),
      root: NodeStyle(fill: accent, stroke: accent, text: white, quiet: white, isBold: true),
      inner: NodeStyle(fill: color(0xf6f8fa, 0x161b22), stroke: border, text: text, quiet: muted),
      leaf: NodeStyle(fill: page, stroke: border, text: text, quiet: muted),
      capsule: NodeStyle(fill: color(0xeaeef2, 0x262c36), text: muted, quiet: muted),
      highlight: tone(.highlight), link: tone(.link),
      hues: Dictionary(
        uniqueKeysWithValues: Hue.allCases.map { ($0, tone(StandardTone.tone($0))) }),
      branches: StandardTone.branches.map(tone), scale: StandardTone.scale(color))
  }
}
