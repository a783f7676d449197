/// The colours of a tone of the standard themes.
struct StandardTone {
  let light: Colors
  let dark: Colors

  struct Colors {
    let tint: UInt32
    let line: UInt32
    let ink: UInt32
  }

  private init(
    light: (tint: UInt32, line: UInt32, ink: UInt32),
    dark: (tint: UInt32, line: UInt32, ink: UInt32)
  ) {
    self.light = Colors(tint: light.tint, line: light.line, ink: light.ink)
    self.dark = Colors(tint: dark.tint, line: dark.line, ink: dark.ink)
  }
}

extension StandardTone {
  /// What is pointed out: warm beside the accent.
  static let highlight = StandardTone(
    light: (0xfff1e5, 0xbc4c00, 0xb04700), dark: (0x341f0f, 0xf0883e, 0xffb68a))

  /// Links across the tree.
  static let link = StandardTone(
    light: (0xffffff, 0x8250df, 0x8250df), dark: (0x0d1117, 0xa371f7, 0xcba6ff))

  private static let blue = StandardTone(
    light: (0xeaf4ff, 0x3b8bf0, 0x146acc), dark: (0x172839, 0x79c7f7, 0x79c7f7))
  private static let orange = StandardTone(
    light: (0xfff0e6, 0xde6e10, 0xa9530b), dark: (0x362113, 0xffb068, 0xffb068))
  private static let teal = StandardTone(
    light: (0xe4f8f3, 0x005f56, 0x005f56), dark: (0x0b2d27, 0x12907b, 0x5ec9b2))
  private static let mauve = StandardTone(
    light: (0xfaeefc, 0xb57fb4, 0x8e5a8d), dark: (0x302032, 0xde8bee, 0xeb98fc))
  private static let ochre = StandardTone(
    light: (0xfcf2dd, 0x8f5a08, 0x8f5a08), dark: (0x2f250e, 0xa86c12, 0xeaaa5c))
  private static let violet = StandardTone(
    light: (0xf4f0ff, 0x60309a, 0x60309a), dark: (0x292237, 0x8d78e4, 0xb8acfe))
  private static let red = StandardTone(
    light: (0xffebe9, 0xd1242f, 0xcf212d), dark: (0x3c1418, 0xf85149, 0xfd9d92))
  private static let yellow = StandardTone(
    light: (0xfff8c5, 0x9a6700, 0x926205), dark: (0x2e2607, 0xd29922, 0xe8ae3f))
  private static let green = StandardTone(
    light: (0xdafbe1, 0x1f883d, 0x0b7d33), dark: (0x0f2d1a, 0x3fb950, 0x57ce65))
  private static let grey = StandardTone(
    light: (0xeff2f5, 0x818b98, 0x636c79), dark: (0x212830, 0x8b949e, 0xb0b9c4))

  /// Branches, in an order in which lightness alternates, so that neighbours differ for everyone.
  static let branches = [blue, orange, teal, mauve, ochre, violet]

  static func tone(_ hue: Hue) -> StandardTone {
    switch hue {
    case .red: red
    case .orange: orange
    case .yellow: yellow
    case .green: green
    case .teal: teal
    case .blue: blue
    case .violet: violet
    case .mauve: mauve
    case .grey: grey
    }
  }

  /// The steps of a scale, from pale to strong; those in the middle, on which no letters are easy
  /// to read, are left out.
  static func scale(_ color: (UInt32, UInt32) -> Color) -> [Tone] {
    let steps: [(tint: (UInt32, UInt32), isStrong: Bool)] = [
      ((0xddf4ff, 0x10274a), false), ((0xb6e3ff, 0x123b75), false), ((0x80ccff, 0x1254ad), false),
      ((0x0969da, 0x79c0ff), true), ((0x0550ae, 0xa5d6ff), true), ((0x033d8b, 0xcae8ff), true),
    ]
    return steps.map { step in
      let tint = color(step.tint.0, step.tint.1)
      let text = step.isStrong ? color(0xffffff, 0x0d1117) : color(0x1f2328, 0xf0f6fc)
      return Tone(
        tint: tint, line: color(0x3b8bf0, 0x79c7f7), ink: color(0x146acc, 0x79c7f7), text: text,
        quiet: text)
    }
  }
}
