import Testing

@testable import TreeDrawing

@Suite struct ThemeContrastTests {
  struct Named: CustomTestStringConvertible, Sendable {
    let name: String
    let theme: Theme

    var testDescription: String { name }
  }

  static let themes = [
    Named(name: "automatic", theme: .automatic), Named(name: "light", theme: .light),
    Named(name: "dark", theme: .dark), Named(name: "mono", theme: .mono),
    Named(name: "print", theme: .print),
  ]

  /// Something that is drawn on something.
  private struct Pair {
    let name: String
    let front: Color
    let ground: Color
  }

  @Test(arguments: themes)
  func `letters are read on their grounds`(_ named: Named) {
    #expect(Self.hardToRead(Self.letters(of: named.theme)) == [])
  }

  @Test(arguments: themes)
  func `lines stand out from pages`(_ named: Named) {
    let faint = Self.lines(of: named.theme).filter { pair in
      [\Color.onLight, \.onDark].contains { path in
        pair.front[keyPath: path].wcag(on: pair.ground[keyPath: path]) < 3
      }
    }
    #expect(faint.map(\.name) == [])
  }

  @Test(arguments: themes)
  func `letters are read on any accent`(_ named: Named) {
    for accent in Self.accents {
      let root = named.theme.accented(Color(rgb: accent)).root
      let name = String(accent, radix: 16)
      #expect(Self.hardToRead(Self.pairs(name, root)) == [])
    }
  }

  @Test(arguments: ColorSight.allCases)
  func `neighbours among branches differ for everyone`(_ sight: ColorSight) {
    let lines = Theme.automatic.branches.map(\.line)
    #expect(lines.count == 6)
    for (line, next) in zip(lines, lines.dropFirst() + lines.prefix(1)) {
      #expect(sight.distance(line.onLight, next.onLight) >= 14, "\(line) \(next)")
      #expect(sight.distance(line.onDark, next.onDark) >= 14, "\(line) \(next)")
    }
  }

  @Test func `the formulas give what others have published`() {
    let (black, white) = (ColorBytes.black, ColorBytes.white)
    let grey = ColorBytes(red: 0x88, green: 0x88, blue: 0x88)
    #expect(abs(black.wcag(on: white) - 21) < 1e-9)
    #expect(abs(grey.apca(on: white) - 63.06) < 0.01)
    #expect(abs(white.apca(on: grey) - 68.54) < 0.01)
    #expect(abs(black.apca(on: white) - 106.04) < 0.01)
    #expect(abs(ColorSight.usual.distance(black, white) - 100) < 0.01)
    for sight in ColorSight.allCases {
      #expect(abs(sight.distance(black, white) - 100) < 0.1)
    }
  }
}

extension ThemeContrastTests {
  /// Colours all round the circle, pale, strong and dark, and greys.
  private static let accents: [UInt32] = [
    0x000000, 0xffffff, 0x808080, 0x333333, 0xcccccc, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00,
    0x00ffff, 0xff00ff, 0x800000, 0x008000, 0x000080, 0x808000, 0x008080, 0x800080, 0xffa500,
    0xffd700, 0xffc0cb, 0x8250df, 0x0969da, 0x1f6feb, 0xbc4c00, 0x2da44e, 0xf6f8fa, 0x0d1117,
    0xe6b3ff, 0xb3ffcc, 0x5f9ea0, 0xd2691e, 0x767676, 0x959595,
  ]

  private static func hardToRead(_ pairs: [Pair]) -> [String] {
    pairs.flatMap { pair in
      [("light", \Color.onLight), ("dark", \Color.onDark)].compactMap { page, path in
        let (front, ground) = (pair.front[keyPath: path], pair.ground[keyPath: path])
        let (wcag, apca) = (front.wcag(on: ground), front.apca(on: ground))
        return wcag >= 4.5 && apca >= 60 ? nil : "\(pair.name) \(page): \(wcag), Lc \(apca)"
      }
    }
  }

  private static func pairs(_ name: String, _ look: NodeStyle) -> [Pair] {
    guard let fill = look.fill else { return [] }
    return [
      Pair(name: name, front: look.text, ground: fill),
      Pair(name: "\(name) note", front: look.quiet, ground: fill),
    ]
  }

  private static func pairs(_ name: String, _ tone: Tone, on page: Color) -> [Pair] {
    [
      Pair(name: name, front: tone.text, ground: tone.tint),
      Pair(name: "\(name) note", front: tone.quiet, ground: tone.tint),
      Pair(name: "\(name) on the page", front: tone.ink, ground: page),
    ]
  }

  /// All tones that nodes can have.
  private static func tones(of theme: Theme) -> [(name: String, tone: Tone)] {
    Hue.allCases.map { ($0.rawValue, theme.tone($0)) }
      + theme.branches.enumerated().map { ("branch \($0)", $1) }
      + theme.scale.enumerated().map { ("step \($0)", $1) }
      + [("highlight", theme.highlight), ("link", theme.link)]
  }

  private static func letters(of theme: Theme) -> [Pair] {
    let styles: [(String, NodeStyle)] =
      [
        ("root", theme.root), ("inner", theme.inner), ("leaf", theme.leaf),
        ("capsule", theme.capsule),
      ]
      + NodeClass.allCases.flatMap { nodeClass in
        [theme.root, theme.inner, theme.leaf].map {
          (nodeClass.rawValue, theme.style(nodeClass, over: $0))
        }
      }
    return [
      Pair(name: "text", front: theme.text, ground: theme.page),
      Pair(name: "muted", front: theme.muted, ground: theme.page),
    ] + styles.flatMap { pairs($0, $1) }
      + tones(of: theme).flatMap { pairs($0.name, $0.tone, on: theme.page) }
  }

  private static func lines(of theme: Theme) -> [Pair] {
    let lines =
      [("edge", theme.edge)] + tones(of: theme).map { ($0.name, $0.tone.line) }
      + NodeClass.allCases.compactMap { nodeClass in
        theme.style(nodeClass, over: theme.leaf).stroke.map { (nodeClass.rawValue, $0) }
      }
    return lines.map { Pair(name: $0, front: $1, ground: theme.page) }
  }
}
