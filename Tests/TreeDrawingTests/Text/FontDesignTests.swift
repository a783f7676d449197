import Testing

@testable import TreeDrawing

@Suite struct FontDesignTests {
  private static let widths: [(Font.Design, Font.Weight, Double)] = [
    (.default, .regular, 3641), (.default, .bold, 3641), (.serif, .regular, 3354),
    (.serif, .bold, 3469), (.monospaced, .regular, 3699), (.monospaced, .bold, 3699),
  ]

  @Test(arguments: widths)
  func `letters have the widths of their design`(
    design: Font.Design, weight: Font.Weight, units: Double
  ) {
    let font = Font.system(size: 2048, weight: weight, design: design)
    #expect(font.advance(of: "W,ē") == units)
    #expect(font.advance(of: "日") == 2048)
    #expect(font.advance(of: "😀") == 2560)
  }

  @Test(arguments: [
    (Font.Design.default, "Helvetica"), (.serif, "Times"), (.monospaced, #""Courier New""#),
  ])
  func `the design says the families`(design: Font.Design, first: String) {
    let svg = Drawing(of: Text("a").fontDesign(design)).svg
    #expect(svg.contains("font-family:\(first), "))
  }

  @Test func `designs and weights change a font's own`() {
    let font = Font.system(.body, design: .serif)
    #expect(font.bold() == .system(size: 17, weight: .bold, design: .serif))
    #expect(font.bold().monospaced() == .system(size: 17, weight: .bold, design: .monospaced))
    let view = HStack {
      Text("a").font(font)
      Text("b").font(font).bold().monospaced()
      Text("c").monospaced().monospaced(false)
      Text("d").monospaced(false).monospaced()
    }
    let fonts = Drawing(of: view).layers.flatMap(\.items).compactMap { item in
      if case .text(_, at: _, _, let font, _, halo: _, _) = item { font } else { nil }
    }
    #expect(
      fonts == [
        font, font.bold().monospaced(), .system(size: 14, design: .monospaced),
        .system(size: 14),
      ])
  }

  @Test(arguments: [(Font.Design.default, 3.44), (.serif, 3.27), (.monospaced, 3.29)])
  func `capitals stand in the middle in every design`(design: Font.Design, distance: Double) {
    let font = Font.system(size: 10, design: design)
    #expect(abs(font.baselineFromMiddle - distance) < 1e-9)
  }
}
