import Testing

@testable import TreeDrawing

/// Documents whose colours depend on what viewers prefer.
@Suite struct ColorSchemeTests {
  private static let ink = Color(light: Color(rgb: 0x1f2328), dark: Color(rgb: 0xf0f6fc))
  private static let ground = Color(light: Color(rgb: 0xeaeef2), dark: Color(rgb: 0x262c36))

  private func svg(_ view: some View) -> String { Drawing(of: view).svg }

  /// The rules of the first block of a media query, without the scope.
  private func rules(_ query: String, in svg: String) -> [String] {
    svg.split(separator: "\n").drop { $0 != "@media \(query){" }.dropFirst().prefix { $0 != "}" }
      .map { String($0).replacing(#/\.t[0-9a-z]{3,}/#, with: ".t") }
  }

  @Test func `colours that are the same everywhere are said once`() {
    let document = svg(Text("a").foregroundStyle(.red).background(.yellow))
    #expect(!document.contains("@media"))
    #expect(!document.contains("var("))
    #expect(!document.contains("id=\"dark\""))
  }

  @Test func `simple viewers find the colours for light pages in rules before all others`() {
    let document = svg(Text("a").foregroundStyle(Self.ink).background(Self.ground))
    let plain = document.prefix { $0 != "@" }
    #expect(plain.contains("fill:#1f2328"))
    #expect(plain.contains("fill:#eaeef2"))
    #expect(!plain.contains("var("))
    #expect(!document.drop { $0 != "@" }.contains("=\"var("))
  }

  @Test func `browsers take colours from variables, which each scheme sets`() {
    let document = svg(Text("a").foregroundStyle(Self.ink).background(Self.ground))
    #expect(
      rules("all", in: document).prefix(3) == [
        ".t{--c1:#eaeef2;--c2:#1f2328}", ".t rect{fill:var(--c1)}", ".t text{fill:var(--c2)}",
      ])
    #expect(
      rules("(prefers-color-scheme:dark)", in: document) == [".t{--c1:#262c36;--c2:#f0f6fc}"])
  }

  @Test(arguments: [
    ("dark", "#f0f6fc"), ("gh-dark-mode-only", "#f0f6fc"), ("only-dark", "#f0f6fc"),
    ("light", "#1f2328"), ("gh-light-mode-only", "#1f2328"), ("only-light", "#1f2328"),
  ])
  func `a page asks for a scheme by the fragment of the address`(
    _ fragment: String, _ color: String
  ) {
    let document = svg(Text("a").foregroundStyle(Self.ink))
    #expect(document.contains("<g id=\"\(fragment)\"/>"))
    let rule = rules("all", in: document).first { $0.contains(".t #\(fragment):target~g") }
    #expect(rule?.hasSuffix("{--c1:\(color)}") == true)
  }

  @Test func `where more contrast is preferred, letters are black or white and lines stand out`() {
    let line = Color(light: Color(rgb: 0xc4ccd6), dark: Color(rgb: 0x3d444d))
    let document = svg(
      Text("a").foregroundStyle(Self.ink).background { Rectangle().stroke(line) })
    let light = rules("(prefers-contrast:more)", in: document).joined()
    let dark = rules("(prefers-contrast:more) and (prefers-color-scheme:dark)", in: document)
      .joined()
    #expect(light.contains("#000000"))
    #expect(dark.contains("#ffffff"))
    for (rule, page) in [(light, ColorBytes.white), (dark, .black)] {
      let name = rule.firstMatch(of: #/--c1:(#[0-9a-f]{6})/#)?.1 ?? "none"
      let color = try? Color(css: String(name)).onLight
      #expect((color?.contrast(with: page) ?? 0) >= 7, "\(rule)")
    }
  }

  @Test func `where colours are forced, a ground without an outline gets one`() {
    let document = svg(Text("a").foregroundStyle(Self.ink).background(Self.ground))
    let forced = rules("(forced-colors:active)", in: document)
    #expect(forced.first == ".t>g{--c1:Canvas!important;--c2:CanvasText!important}")
    #expect(forced.contains(".t rect{stroke:CanvasText}"))
  }

  @Test func `a colour of two pages has the opacity of both, and the parts of the light one`() {
    let faded = Self.ink.opacity(0.5)
    #expect(faded.onLight.opacity == 128)
    #expect(faded.onDark.opacity == 128)
    #expect(Self.ink.red == Color(rgb: 0x1f2328).red)
    #expect(!Color(light: .red, dark: .red).isAdaptive)
    #expect(Color(light: Self.ink, dark: Self.ink) == Self.ink)
  }
}
