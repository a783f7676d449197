import Testing

@testable import TreeDrawing

/// Texts in a font whose letters are all 10 points wide, and whose lines are 20 points high.
@Suite struct TextWrappingTests {
  private func styled(_ view: some View) -> some View {
    view.font(.system(size: 20480.0 / 1233, design: .monospaced)).lineHeight(.exact(points: 20))
  }

  private func size(_ view: some View, _ width: Double? = nil, _ height: Double? = nil) -> Size {
    let size = LaidOut(styled(view), proposal: ProposedViewSize(width: width, height: height)).size
    return Size(width: size.width.rounded(), height: size.height.rounded())
  }

  /// The lines of all texts, those of one text parted by strokes.
  private func lines(
    _ view: some View, _ width: Double? = nil, _ height: Double? = nil
  ) -> [String] {
    let proposal = ProposedViewSize(width: width, height: height)
    return Drawing(of: styled(view), proposal: proposal).layers.flatMap(\.items).compactMap {
      switch $0 {
      case .text(let text, at: _, _, _, _, halo: _, _): text.replacing("\n", with: "|")
      case .styledText(let lines, at: _, _, halo: _, _):
        lines.map { $0.map(\.text).joined(separator: "+") }.joined(separator: "|")
      default: nil
      }
    }
  }

  // Numbers of letters, and of lines.
  @Test(
    arguments: [
      (Double?.none, Double?.none, "one two three", 13.0, 1.0), (130, nil, "one two three", 13, 1),
      (200, nil, "one two three", 13, 1), (.infinity, nil, "one two three", 13, 1),
      (129, nil, "one two|three", 7, 2), (75, nil, "one two|three", 7, 2),
      (69, nil, "one|two|three", 5, 3),
      (50, nil, "one|two|three", 5, 3), (49, nil, "one|two|thr|ee", 3, 4),
      (20, nil, "on|e|tw|o|th|re|e", 2, 7), (0, nil, "o|n|e|t|w|o|t|h|r|e|e", 0, 11),
      (4, nil, "o|n|e|t|w|o|t|h|r|e|e", 0.4, 11),
      (-5, nil, "o|n|e|t|w|o|t|h|r|e|e", 0, 11),
      (70, 100, "one two|three", 7, 2), (70, 40, "one two|three", 7, 2), (70, 39, "one tw…", 7, 1),
      (70, 0, "one tw…", 7, 1), (70, -9, "one tw…", 7, 1), (50, 50, "one|two…", 5, 2),
      (nil, 5, "one two three", 13, 1), (0, 0, "…", 0, 1), (30, 60, "one|two|th…", 3, 3),
    ] as [(Double?, Double?, String, Double, Double)])
  func `a text is as wide as its longest line, and not wider than it is offered`(
    width: Double?, height: Double?, drawn: String, columns: Double, rows: Double
  ) {
    let text = Text("one two three")
    #expect(size(text, width, height) == Size(width: 10 * columns, height: 20 * rows))
    #expect(lines(text, width, height) == [drawn])
  }

  @Test(
    arguments: [
      ("one\ntwo", nil, nil, "one|two"), ("one\ntwo", 20, nil, "on|e|tw|o"),
      ("one\n\ntwo", nil, 45, "one|two"), ("one\n\ntwo", nil, 25, "on…"),
      ("日本語です", 70, nil, "日本語|です"), ("", 0, 0, ""), ("a", 0, 0, "a"), ("\n", 5, 5, ""),
      ("one\ntwo\n", nil, nil, "one|two|"),
    ] as [(String, Double?, Double?, String)])
  func `lines end where the text says so, and where its script allows`(
    text: String, width: Double?, height: Double?, drawn: String
  ) {
    #expect(lines(Text(text), width, height) == [drawn])
  }

  @Test(arguments: [
    (Text.TruncationMode.tail, 1, 70.0, "one tw…"), (.head, 1, 70, "…three"),
    (.middle, 1, 70, "one…ree"),
    (.tail, 2, 50, "one|two…"), (.head, 2, 50, "one|…hree"), (.middle, 2, 50, "one|tw…ee"),
    (.tail, 3, 50, "one|two|three"), (.tail, 1, 200, "one two three"),
  ])
  func `a text has no more lines than it may have`(
    mode: Text.TruncationMode, limit: Int, width: Double, drawn: String
  ) {
    let text = Text("one two three").lineLimit(limit).truncationMode(mode)
    #expect(lines(text, width) == [drawn])
    #expect(lines(text.frame(width: width)) == [drawn])
  }

  @Test func `a limit holds where nothing is offered, and the nearest one counts`() {
    #expect(lines(Text("a\nb\nc").lineLimit(2)) == ["a|b…"])
    #expect(lines(Text("a\nb\nc").lineLimit(2).fixedSize(), 5, 5) == ["a|b…"])
    #expect(lines(Text("a\nb\nc").lineLimit(nil).lineLimit(2)) == ["a|b|c"])
    #expect(size(Text("a\nb\nc").lineLimit(2)) == Size(width: 20, height: 40))
  }

  @Test(arguments: [0, -1, .min]) func `a limit of less than a line is one line`(limit: Int) {
    let drawing = Drawing(of: Text("a\nb").lineLimit(limit))
    #expect(
      drawing.warnings.map(\.misuse) == [
        .number(.lineLimit, .number(Double(limit)), replacement: .number(1))
      ])
    #expect(lines(Text("a\nb").lineLimit(limit)) == ["a…"])
  }

  @Test func `frames, padding and backgrounds hand on what they are offered`() {
    let text = Text("one two three")
    #expect(lines(text.frame(width: 70)) == ["one two|three"])
    #expect(size(text.frame(width: 75)) == Size(width: 75, height: 40))
    #expect(size(text.padding(10), 90) == Size(width: 90, height: 60))
    #expect(size(text.bold().padding(10), 90) == Size(width: 90, height: 60))
    #expect(size(text.padding(10).background(.red), 90) == Size(width: 90, height: 60))
    #expect(size(text.frame(maxWidth: 75)) == Size(width: 75, height: 20))
    #expect(size(text.frame(maxWidth: 75), 200) == Size(width: 75, height: 40))
    #expect(size(text.fixedSize(), 70) == Size(width: 130, height: 20))
    #expect(
      size(text.fixedSize(horizontal: false, vertical: true), 70, 20) == Size(width: 70, height: 40)
    )
    #expect(
      size(text.fixedSize(horizontal: true, vertical: false), 70) == Size(width: 130, height: 20))
    #expect(lines(fixed(70, 50).overlay { text }) == ["one two|three"])
    #expect(lines(GeometryReader { _ in text }, 70, 50) == ["one two|three"])
  }

  @Test func `views in a row share its length`() {
    let row = HStack(spacing: 10) {
      Text("one two three").numbered(0)
      Text("four").numbered(1)
    }
    let laidOut = LaidOut(styled(row), proposal: ProposedViewSize(width: 120, height: nil))
    #expect(laidOut.list.map { $0.size.width.rounded() } == [70, 40])
    #expect(laidOut.list.map { $0.origin.x.rounded() } == [0, 80])
    #expect(laidOut.list.map { $0.size.height.rounded() } == [40, 20])
    #expect(lines(row, 60) == ["one|two|thr|ee", "fo|ur"])
    #expect(lines(row, 1000) == ["one two three", "four"])
  }

  @Test func `a row with a spacer leaves texts what they need`() {
    let row = HStack(spacing: 0) {
      Text("one two")
      Spacer(minLength: 0)
      Text("three")
    }
    #expect(size(row, 200) == Size(width: 200, height: 20))
    #expect(lines(row, 120) == ["one two", "three"])
    #expect(lines(row, 80) == ["one|two", "thr|ee"])
  }

  @Test func `texts in a row that has all the room that it needs do not break`() {
    for seed in Effort.seeds(200) {
      var random = SplitMix64(seed: seed)
      let words = (0..<4).map { _ in
        String(
          (0..<Int.random(in: 1...6, using: &random)).map { _ in
            "iWlme".randomElement(using: &random) ?? "i"
          })
      }
      let row = HStack { ForEach(each: words) { Text($0) } }.frame(maxWidth: .infinity)
      let drawn = Drawing(of: row).layers.flatMap(\.items).compactMap { item in
        if case .text(let text, at: _, _, _, _, halo: _, _) = item { text } else { nil }
      }
      #expect(drawn == words, "seed \(seed)")
    }
  }

  @Test func `texts in a column have its width, and its height in turn`() {
    let column = VStack(alignment: .leading, spacing: 0) {
      Text("one two three").numbered(0)
      Text("four five").numbered(1)
    }
    let laidOut = LaidOut(styled(column.frame(width: 70)))
    #expect(laidOut.list.map { $0.size.width.rounded() } == [70, 40])
    #expect(laidOut.list.map { $0.size.height.rounded() } == [40, 40])
    #expect(lines(column.frame(width: 70, height: 40)) == ["one tw…", "fou…"])
    #expect(lines(column.frame(width: 70, height: 60)) == ["one tw…", "four|five"])
  }

  @Test func `where nothing is offered, texts in stacks do not break`() {
    let table = VStack(spacing: 0) {
      HStack(spacing: 0) {
        Text("WWW one")
        Text("iii two i")
        Color.red.frame(height: 3)
      }
      Text("a longer line than the others")
    }
    #expect(lines(table) == ["WWW one", "iii two i", "a longer line than the others"])
    #expect(
      lines(table.fixedSize(), 10, 10) == ["WWW one", "iii two i", "a longer line than the others"])
  }

  @Test(arguments: [
    (VerticalAlignment.firstTextBaseline, [0.0, 0.0]), (.lastTextBaseline, [0, 20]),
    (.top, [0, 0]), (.bottom, [0, 20]),
  ]) func `baselines are those of the lines that there are`(
    alignment: VerticalAlignment, tops: [Double]
  ) {
    let row = HStack(alignment: alignment, spacing: 0) {
      Text("one two").frame(width: 30).numbered(0)
      Text("x").numbered(1)
    }
    #expect(LaidOut(styled(row)).list.map { $0.origin.y.rounded() } == tops)
  }

  @Test(arguments: [
    (TextAlignment.leading, 0.0, TextAnchor.start), (.center, 50, .middle), (.trailing, 100, .end),
  ])
  func `lines left out for want of room leave the text as wide as it is`(
    alignment: TextAlignment, x: Double, anchor: TextAnchor
  ) {
    let view = styled(Text("aaaa bbbbbbbbbb").multilineTextAlignment(alignment))
    let drawing = Drawing(of: view, proposal: ProposedViewSize(width: 100, height: 20))
    #expect(drawing.size.width.rounded() == 100)
    guard
      case .text(let text, at: let point, let drawn, _, _, halo: _, let metrics)? =
        drawing.layers.first?.items.first
    else {
      Issue.record("There is no text.")
      return
    }
    #expect(text == "aaaa bbbb…")
    #expect(metrics.width.rounded() == 100)
    #expect(point.x.rounded() == x)
    #expect(drawn == anchor)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `lengths that make no sense break nothing`(length: Double) {
    let text = Text("one two three")
    for view in [
      AnyView(text.frame(width: length)), AnyView(text.frame(maxWidth: length)),
      AnyView(text.padding(length)), AnyView(text.lineHeight(.exact(points: length))),
    ] {
      let drawing = Drawing(of: view, proposal: ProposedViewSize(width: 50, height: length))
      #expect(drawing.size.width.isFinite && drawing.size.height.isFinite)
    }
  }

  @Test func `long texts take time in proportion to their length`() {
    let growth = Growth.measured(upTo: Effort.size(50_000)) { count in
      let text = Text(String(repeating: "ab ", count: count))
      _ = Drawing(of: text, proposal: ProposedViewSize(width: 300, height: 400))
    }
    #expect(growth < Growth.allowed)
  }

  @Test func `texts in nested stacks take time in proportion to their depth`() {
    let growth = Growth.measured(upTo: Effort.size(2_000)) { depth in
      let view = (0..<depth).reduce(AnyView(Text("in the middle"))) { inner, level in
        level.isMultiple(of: 2)
          ? AnyView(
            HStack(spacing: 1) {
              Text("left of it")
              inner
            })
          : AnyView(
            VStack(spacing: 1) {
              Text("above it all")
              inner
            })
      }
      _ = Drawing(of: view, proposal: ProposedViewSize(width: 20_000, height: 20_000))
    }
    #expect(growth < Growth.allowed)
  }
}
