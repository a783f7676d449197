import Testing

@testable import TreeReading

@Suite struct LabelPatternTests {
  /// A pattern, labels that match it, and labels that do not.
  struct Row: CustomTestStringConvertible, Sendable {
    let pattern: String
    let matching: [String]
    let others: [String]

    var testDescription: String { pattern }

    init(_ pattern: String, _ matching: [String], not others: [String]) {
      self.pattern = pattern
      self.matching = matching
      self.others = others
    }
  }

  @Test(arguments: [
    Row("bat", ["bat", "Fruit bats", "BATHROOM", "a\nbat"], not: ["", "ba t", "cat"]),
    Row("bat*", ["bat", "Bats", "bat bat"], not: ["fruit bat", "ba"]),
    Row("*bat", ["bat", "fruit bat", "bat bat"], not: ["bats"]),
    Row("*bat*", ["bat", "fruit bats"], not: ["ba", "fruit ba ts"]),
    Row("b*t", ["bt", "bat", "boot but"], not: ["bats", "abt"]),
    Row("b?t", ["bat", "bét", "b🦇t", "b*t"], not: ["bt", "boat"]),
    Row("???", ["cat", "木木木", "e\u{301}e\u{301}e\u{301}"], not: ["", "at", "cats"]),
    Row("*", ["", "anything"], not: []),
    Row("**?", ["a", "ab"], not: [""]),
    Row("a*b*c", ["abc", "a-b-b-c", "abcbc"], not: ["acb", "abcd"]),
    Row("*a?a*", ["banana", "a a"], not: ["baan"]),
    Row("ÉCOLE", ["l'école", "Ecole E\u{301}cole"], not: ["ecole"]),
    Row("straße", ["Straße"], not: ["strasse"]),
    Row("[a-z].txt", ["x[a-z].txt"], not: ["b.txt"]),
    Row("one two", ["one\ttwo", "one\ntwo three"], not: ["onetwo"]),
    Row("\u{212A}", ["k", "K", "\u{212A}"], not: ["x"]),
  ])
  func `a pattern is in a label or matches it as a whole`(_ row: Row) {
    let pattern = LabelPattern(row.pattern)
    for label in row.matching { #expect(pattern.matches(FoldedLabel(label)), "\(label)") }
    for label in row.others { #expect(!pattern.matches(FoldedLabel(label)), "\(label)") }
  }

  @Test func `many stars cost no more than the product of the lengths`() {
    let pattern = LabelPattern(String(repeating: "*a", count: 100) + "b")
    let label = FoldedLabel(String(repeating: "a", count: 10_000))
    #expect(!pattern.matches(label))
  }
}
