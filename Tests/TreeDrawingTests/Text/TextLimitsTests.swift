import Testing

@testable import TreeDrawing

@Suite struct TextLimitsTests {
  /// A font whose letters are all as wide as a point, and squares as 1.66.
  private let font = Font.system(size: 2048.0 / 1233, design: .monospaced)

  private func wrapped(
    _ label: String, _ width: Double?, lines: Int? = nil, _ mode: TruncationMode = .tail
  ) -> (text: String, isCut: Bool) {
    let limits = TextLimits(width: width.map { $0 + 0.001 }, lineLimit: lines, truncation: mode)
    let broken = limits.lines(of: label.withoutLineEndsAtEnd, TextRuler(font: font))
    return (broken.string, broken.isCut)
  }

  @Test(arguments: [
    ("one two", 7.0, "one two"), ("one two", 6, "one|two"), ("one two three", 9, "one two|three"),
    ("a bb ccc dddd", 6, "a bb|ccc|dddd"), ("one  two ", 5, "one|two"),
    ("  one two", 5, "  one|two"),
    ("one two ", 20, "one two "), ("", 5, ""), ("   ", 2, "   "),
    ("one\ntwo three", 5, "one|two|three"), ("one\n\ntwo\n\n", 9, "one||two"),
    ("a\tb", 2, "a|b"), ("a\u{A0}b c", 3, "a\u{A0}b|c"), ("a\u{200B}b", 1, "a\u{200B}|b"),
    ("abc \u{301}d", 3, "abc| \u{301}d"), ("abc  \u{301}", 3, "abc| \u{301}"),
    ("well-known fact", 10, "well-known|fact"), ("well-known", 8, "well-|known"),
    ("1-2 x", 3, "1-2|x"), ("a -b", 3, "a|-b"),
  ])
  func `lines end at spaces and after hyphens`(label: String, width: Double, lines: String) {
    #expect(wrapped(label, width).text == lines.replacing("|", with: "\n"))
  }

  @Test(arguments: [
    ("aa bb cc dd", 8.0, "aa bb|cc dd"), ("a a a a a a", 9, "a a a|a a a"),
    ("aaaa bb cc", 8, "aaaa|bb cc"), ("one two three four", 15, "one two|three four"),
  ])
  func `lines are as short as their number allows`(label: String, width: Double, lines: String) {
    #expect(wrapped(label, width).text == lines.replacing("|", with: "\n"))
  }

  @Test(arguments: [14.0, 15.5, 17.2])
  func `the narrowest width is found to a hundredth of a point`(
    limit: Double
  ) {
    let text: Substring = "one two three four"
    let pieces = text.pieces(in: TextRuler(font: font), upTo: limit)
    let width = pieces.narrowest(within: limit)
    #expect(pieces.lines(within: width) == ["one two", "three four"])
    #expect(width < 10.01)
  }

  @Test(arguments: [
    ("日本語です", 7.0, "日本語|です"), ("日本、語", 3.5, "日|本、|語"), ("日本「語」", 7, "日本|「語」"),
    ("カード", 3.5, "カー|ド"), ("きって", 3.5, "きっ|て"), ("日本Swift語", 7, "日本|Swift語"),
    ("한국어 한국", 6, "한국어|한국"), ("ああ……ああ", 7, "ああ……|ああ"), ("価格は¥100", 7, "価格は|¥100"),
  ])
  func `lines end between squares, but for what Japanese keeps together`(
    label: String, width: Double, lines: String
  ) {
    #expect(wrapped(label, width).text == lines.replacing("|", with: "\n"))
  }

  @Test(arguments: [
    ("/usr/local/lib", 11.0, "/usr/|local/lib"), ("a.b_c-d", 2, "a.|b_|c-|d"),
    ("https://x.org", 8, "https://|x.org"),
    ("abcdef", 3, "abc|def"), ("abcdefg", 3, "abc|def|g"), ("x abcdef y", 3, "x|abc|def|y"),
    ("e\u{301}e\u{301}e\u{301}", 1, "e\u{301}|e\u{301}|e\u{301}"), ("👨‍👩‍👧👨‍👩‍👧", 1, "👨‍👩‍👧|👨‍👩‍👧"),
  ])
  func `words that fit in no line are broken`(label: String, width: Double, lines: String) {
    #expect(wrapped(label, width).text == lines.replacing("|", with: "\n"))
  }

  @Test(arguments: [
    ("one two three", 7.0, 1, "one tw…"), ("one two three", 7, 2, "one two|three"),
    ("one two three four", 7, 2, "one two|three…"), ("one two three four", 5, 1, "one…"),
    ("abcdefgh", 4, 1, "abc…"), ("one\ntwo\nthree", 9, 2, "one|two…"),
    ("one\ntwo", 9, 2, "one|two"),
    ("abc", 1, 1, "…"), ("日本語です", 6, 1, "日本語…"),
  ])
  func `too many lines end with an ellipsis`(
    label: String, width: Double, count: Int, lines: String
  ) {
    let found = wrapped(label, width, lines: count)
    #expect(found.text == lines.replacing("|", with: "\n"))
    #expect(found.isCut == lines.hasSuffix("…"))
  }

  @Test(
    arguments: [
      (TruncationMode.tail, "one two three four", 7.0, 1, "one tw…"),
      (.head, "one two three four", 7, 1, "…e four"),
      (.middle, "one two three four", 7, 1, "one…our"),
      (.head, "one two three four", 7, 2, "one two|…e four"),
      (.middle, "one two three four", 7, 2, "one two|thr…our"),
      (.head, "one two three", 5, 1, "…hree"), (.head, "one two", 4, 1, "…two"),
      (.middle, "abcdefgh", 4, 1, "ab…h"), (.middle, "abc", 1, 1, "…"), (.head, "abc", 1, 1, "…"),
      (.head, "one\ntwo\nthree", 9, 2, "one|…three"),
      (.middle, "one\ntwo\nthree", 9, 2, "one|two…hree"), (.head, "日本語です", 6, 1, "…語です"),
      (.middle, "one\ntwo\nthree", nil, 2, "one|two…three"),
    ] as [(TruncationMode, String, Double?, Int, String)])
  func `the ellipsis stands at the head, at the tail or in the middle`(
    mode: TruncationMode, label: String, width: Double?, count: Int, lines: String
  ) {
    let found = wrapped(label, width, lines: count, mode)
    #expect(found.text == lines.replacing("|", with: "\n"))
    #expect(found.isCut)
  }

  @Test(arguments: TruncationMode.allCases) func `what is cut is a part of the text, and fits`(
    _ mode: TruncationMode
  ) {
    for seed in Effort.seeds(200) {
      var random = SplitMix64(seed: seed)
      let parts = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        Self.alphabet.randomElement(using: &random) ?? ""
      }
      let width = Double(Int.random(in: 3...20, using: &random))
      let count = Int.random(in: 1...4, using: &random)
      let (text, isCut) = wrapped(parts.joined(), width, lines: count, mode)
      #expect(text.lines.count <= count, "seed \(seed)")
      for line in text.lines {
        let isSingle = Substring(line.filter { $0 != "…" }).isSinglePiece
        #expect(font.advance(of: String(line)) <= width + 0.01 || isSingle, "seed \(seed)")
      }
      #expect(isCut == text.contains("…") || parts.contains("…"), "seed \(seed)")
    }
  }

  @Test(arguments: [
    ("one\ntwo\nthree", 2, "one|two…"), ("one two", 1, "one two"), ("a\n\nb", 2, "a|b"),
    ("\n\nlead", 2, "lead"), ("x\n   \ny", 2, "x|y"), ("a\n\nb\nc", 2, "a|b…"),
    (" \n \n a", 1, " a"),
    ("\n\n ", 1, ""), ("a\n\nb", 3, "a||b"),
  ])
  func `lines may be counted without being broken`(label: String, count: Int, lines: String) {
    #expect(wrapped(label, nil, lines: count).text == lines.replacing("|", with: "\n"))
  }

  @Test(arguments: [
    ("שלום abc שלום", 5.0, "שלום|\u{200F}abc|שלום"), ("abc שלום abc", 5, "abc|\u{200E}שלום|abc"),
    ("שלום (12) שלום", 5, "שלום|\u{200F}(12)|שלום"),
  ])
  func `the lines of a label are read in one direction`(label: String, width: Double, lines: String)
  {
    let found = wrapped(label, width).text
    #expect(Array(found.unicodeScalars) == Array(lines.replacing("|", with: "\n").unicodeScalars))
  }

  @Test(arguments: [
    ("שלום abc def", 5.0, 2, "שלום|\u{200F}abc…"), ("abc שלום abc", 5, 2, "abc|\u{200E}שלו…"),
    ("abcdef שלום abc abc", 6, 3, "abcdef|\u{200E}שלום|abc a…"),
    ("abc\nשלום\nabc", 9, 2, "abc|שלום…"),
  ])
  func `the line that is cut is read as the label`(
    label: String, width: Double, count: Int, lines: String
  ) {
    let found = wrapped(label, width, lines: count).text
    #expect(Array(found.unicodeScalars) == Array(lines.replacing("|", with: "\n").unicodeScalars))
  }

  @Test(arguments: [
    ("data\u{AD}base", 8.0, "data\u{AD}base"), ("data\u{AD}base", 7, "data-|base"),
    ("data\u{AD}base", 5, "data-|base"), ("data\u{AD}base", 4, "dat|a-|base"),
    ("a data\u{AD}base", 7, "a data-|base"), ("a data\u{AD}base", 6, "a|data-|base"),
    ("data\u{AD}", 3, "dat|a\u{AD}"),
    ("in\u{AD}ter\u{AD}na\u{AD}tio\u{AD}nal", 7, "in\u{AD}ter-|na\u{AD}tio-|nal"),
  ])
  func `a soft hyphen is one where a line ends`(label: String, width: Double, lines: String) {
    #expect(wrapped(label, width).text == lines.replacing("|", with: "\n"))
  }

  private static let alphabet = [
    "a", "bc", "def", " ", "  ", "-", "/", "日", "本", "、", "（", "）", "e\u{301}", "👨‍👩‍👧", "한", "ש", "\t",
    ".",
    "\u{A0}", "W", "…", "\n",
  ]

  /// Nothing but spaces gets lost, nothing is too long that could be shorter, and there is no way with fewer lines.
  @Test(arguments: UInt64(0)..<400)
  func `random labels are broken by the rules`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let parts = (0..<Int.random(in: 1...40, using: &random)).map { _ in
      Self.alphabet.randomElement(using: &random) ?? ""
    }
    let label = parts.joined()
    let width = Double(Int.random(in: 1...20, using: &random))
    let lines = wrapped(label, width).text.lines
    #expect(lines.joined().withoutSpaces == label.withoutSpaces)
    for line in lines {
      #expect(font.advance(of: String(line)) <= width + 0.01 || line.isSinglePiece)
    }
    let count = label.lines.reduce(0) { $0 + fewestLines($1, within: width + 0.001) }
    let blankAtEnd = label.reversed().prefix { $0 == "\n" }.count
    #expect(lines.count == max(count - blankAtEnd, 1), "\(label.debugDescription) in \(width)")
  }

  /// How many lines a line needs, filling each as far as it goes.
  private func fewestLines(_ line: Substring, within limit: Double) -> Int {
    guard font.advance(of: String(line)) > limit else { return 1 }
    var count = 1
    var text = ""
    for piece in line.pieces(in: TextRuler(font: font), upTo: limit) {
      let longer = text + piece.text
      let isTooLong = font.advance(of: longer) > limit + 1e-6
      if !text.isEmpty, piece.beginsLine || isTooLong {
        count += 1
        text = String(piece.text + piece.spaces)
      } else {
        text = longer + piece.spaces
      }
    }
    return count
  }

  @Test(arguments: ["a ", "a", "日", "/", "e\u{301}", " ", "a-"])
  func `long labels take time in proportion to their length`(part: String) {
    let count = Effort.size(100_000)
    var (lines, isCut) = ("", false)
    let growth = Growth.measured(upTo: count) { count in
      let label = String(repeating: part, count: count)
      lines = wrapped(label, 100).text
      isCut = wrapped(label, 100, lines: 3).isCut
    }
    #expect(growth < Growth.allowed)
    #expect(lines.withoutSpaces.count == count * part.withoutSpaces.count)
    #expect(isCut == (part != " "))
  }
}

extension StringProtocol {
  fileprivate var withoutSpaces: String {
    String(filter { !$0.isBreakingSpace && !$0.isLineEnd && $0 != "\u{200E}" && $0 != "\u{200F}" })
  }
}

extension Substring {
  /// Whether it is one character, or that and spaces around.
  fileprivate var isSinglePiece: Bool { withoutSpaces.count <= 1 }
}
