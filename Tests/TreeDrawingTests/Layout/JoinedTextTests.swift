import Testing

@testable import TreeDrawing

/// Texts that consist of several, each in its own style.
@Suite struct JoinedTextTests {
  private static let font = Font.system(size: 20480.0 / 1233, design: .monospaced)

  private func styled(_ view: some View) -> some View {
    view.font(Self.font).lineHeight(.exact(points: 20))
  }

  /// The runs of each line of a text, in code.
  private func runs(_ text: some View, _ width: Double? = nil) -> [String] {
    let drawing = Drawing(of: styled(text), proposal: ProposedViewSize(width: width, height: nil))
    guard case .styledText(let lines, at: _, _, halo: _, _)? = drawing.layers.first?.items.first
    else { return [] }
    return lines.map { line in
      line.map { run in
        let style = (run.font.weight == .bold ? "b" : "") + (run.color == .black ? "" : "c")
        return style.isEmpty ? run.text : "\(style)(\(run.text))"
      }
      .joined(separator: " ")
    }
  }

  @Test func `a sum of texts is as wide as they are, each in its style`() {
    let sum = Text("Total: ") + Text("128").bold()
    #expect(runs(sum) == ["Total:  b(128)"])
    let size = Drawing(of: sum).size
    let row = Drawing(
      of: HStack(spacing: 0) {
        Text("Total: ")
        Text("128").bold()
      }
    ).size
    #expect(abs(size.width - row.width) < 1e-9)
    #expect(size.height == row.height)
  }

  @Test func `what a text says itself counts more than what is said of the sum`() {
    let sum =
      (Text("a").foregroundStyle(.red) + Text("b")).foregroundColor(.black).bold()
      + Text("c").fontWeight(.regular)
    #expect(runs(sum) == ["bc(a) b(b) c"])
    #expect(runs(sum.foregroundStyle(.blue)) == ["bc(a) b(b) c(c)"])
    #expect(runs((Text("a") + Text("b").bold(false)).bold()) == ["b(a) b"])
  }

  @Test(
    arguments: [
      (Double?.none, "one b(two thr) ee"), (80, "one b(two)|b(thr) ee"),
      (30, "one|b(two)|b(thr)|ee"),
      (20, "on|e|b(tw)|b(o)|b(th)|b(r) e|e"),
    ] as [(Double?, String)])
  func `lines end in any run`(width: Double?, drawn: String) {
    let sum = Text("one ") + Text("two thr").bold() + Text("ee")
    #expect(runs(sum, width).joined(separator: "|").replacing("  ", with: " ") == drawn)
  }

  @Test func `an ellipsis is in the style of what is before it`() {
    let sum = Text("one ") + Text("two three").bold()
    #expect(runs(sum.lineLimit(1), 80) == ["one  b(two) b(…)"])
    #expect(runs(sum.lineLimit(1), 30) == ["on …"])
    #expect(runs(sum.lineLimit(1).truncationMode(.head), 60) == ["b(…) b(three)"])
  }

  @Test func `lines are as high as the largest font needs`() {
    let large = Text("b").font(.system(size: 28))
    let sum = Drawing(of: Text("a") + large).size.height
    #expect(sum == Drawing(of: large).size.height)
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      (Text("a") + large).numbered(0)
      large.numbered(1)
    }
    #expect(LaidOut(row).list.map(\.origin.y) == [0, 0])
  }

  @Test func `runs are elements in the one of their line`() {
    let sum = Text("a & b ") + Text("<c>").bold().foregroundStyle(.red)
    #expect(
      Drawing(of: sum).svg.contains(
        """
        <text><tspan x="30.36" y="13.92" textLength="60.72" lengthAdjust="spacingAndGlyphs">\
        a &amp; b <tspan font-weight="700" fill="#ff3b30">&lt;c&gt;</tspan></tspan></text>

        """), "\(Drawing(of: sum).svg)")
  }

  @Test func `a run may be larger, and of other families`() {
    let sum = Text("a") + Text("b").font(.system(size: 20, design: .serif)) + Text("c").monospaced()
    let svg = Drawing(of: sum).svg
    #expect(svg.contains("font-size:20px"))
    #expect(svg.contains("font-size=\"14\">a</tspan>"), "\(svg)")
    #expect(svg.contains(">b<tspan font-family="), "\(svg)")
  }

  @Test func `a faded sum fades in its colours`() {
    let sum = Text("a") + Text("b").foregroundStyle(.red)
    #expect(Drawing(of: sum.opacity(0.5)).layers.map(\.items.count) == [3])
    let nested = Drawing(of: sum.opacity(0))
    #expect(nested.layers.isEmpty)
  }

  @Test func `empty texts join as well`() {
    #expect(runs(Text("") + Text("a").bold() + Text("")) == ["b(a)"])
    #expect(Drawing(of: Text("") + Text("")).size == Drawing(of: Text("")).size)
    #expect(runs(Text("a\n") + Text("b").bold()) == ["a", "b(b)"])
  }

  @Test func `letters and marks may be in two texts`() {
    let sum = Text("e") + Text("\u{301}x").bold()
    #expect(runs(sum, 0) == ["e b(\u{301})", "b(x)"])
    #expect(Drawing(of: Text("👨") + Text("\u{200D}👩").bold()).size.width > 0)
  }

  @Test func `a padded sum is as one with an element around it`() {
    let sum = Text("one ") + Text("two").bold()
    #expect(Drawing(of: sum.padding(5)).svg == Drawing(of: Group { sum }.padding(5)).svg)
    let narrow = ProposedViewSize(width: 40, height: nil)
    #expect(
      Drawing(of: sum.padding(5), proposal: narrow).svg
        == Drawing(of: Group { sum }.padding(5), proposal: narrow).svg)
  }

  @Test func `a sum of many texts takes little of the call stack, and time in proportion`() {
    let count = Effort.size(100_000)
    let growth = onSmallStack {
      Growth.measured(upTo: count) { count in
        let sum = (0..<count).reduce(Text("")) { $0 + Text("\($1) ") }
        let drawing = Drawing(of: sum, proposal: ProposedViewSize(width: 500, height: nil))
        #expect(drawing.size.height > 0)
      }
    }
    #expect(growth.map { $0 < Growth.allowed } == true)
  }
}
