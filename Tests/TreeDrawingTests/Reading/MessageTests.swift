import Testing

@testable import TreeReading

@Suite struct MessageTests {
  @Test func `control characters in names are escaped, and those that turn the text`() {
    #expect(
      message([], name: "a\u{1B}[31m\n\u{202E}b\u{9B}.txt").hasPrefix(
        #"a\u{1B}[31m\n\u{202E}b\u{9B}.txt: there is nothing"#))
  }

  @Test func `joiners stay, for they make emoji and Indic words`() {
    #expect("👨‍👩‍👧 क्‍ष".escapingControls == "👨‍👩‍👧 क्‍ष")
  }

  @Test func `the caret stands under the character, escapes before it counted`() {
    #expect(
      message(Array("a\n    b\n  \u{1B}[31m\u{202E}c".utf8)) == #"""
        plan.txt:3:3: this line is indented less than its siblings but more than its parent
        3 |   \u{1B}[31m\u{202E}c
          |   ^
          do not indent it (as line 1), or indent it by 4 spaces
        """#)
    #expect(
      message(Array("[\"\u{7F}\u{2028}\" x]".utf8), name: "a.json") == #"""
        a.json:1:7: a comma is missing before this
        1 | ["\u{7F}\u{2028}" x]
          |                   ^
          separate the two with a comma
        """#)
  }

  @Test(arguments: [
    (30, 29, "", 30, 29, ""), (0, 100, "", 0, 59, "…"), (100, 0, "…", 59, 0, ""),
    (100, 10, "…", 49, 10, ""), (100, 100, "…", 36, 23, "…"), (36, 100, "", 36, 23, "…"),
    (1_000_000, 1_000_000, "…", 36, 23, "…"),
  ])
  func `a line is cut to 60 characters around the caret`(
    before: Int, after: Int, start: String, left: Int, right: Int, end: String
  ) {
    func line(_ left: Int, _ right: Int) -> String {
      String(repeating: "a", count: left) + "x" + String(repeating: "b", count: right)
    }
    let source = Source(name: "plan.txt", bytes: Array("1\n\(line(before, after))\n3".utf8))
    let excerpt = Excerpt(of: source, at: before + 2)
    #expect(excerpt.text == start + line(left, right) + end)
    #expect(excerpt.indent == start.count + left)
  }

  @Test(arguments: [
    (0, "1:1"), (1, "1:2"), (2, "1:3"), (3, "2:1"), (5, "2:2"), (8, "2:3"), (9, "3:1"),
    (10, "3:2"), (11, "4:1"), (12, "4:2"),
  ])
  func `positions count characters, and lines whatever ends them`(offset: Int, expected: String) {
    let source = Source(name: "plan.txt", bytes: Array("a\r\né€\nb\rc".utf8))
    #expect(source.position(at: offset).description == expected)
  }

  @Test func `places may be asked for together, in any order`() {
    let source = Source(name: "plan.txt", bytes: Array("a\r\né€\nb\rc".utf8))
    let offsets = [12, 0, 5, 5, 3, 11, 2]
    #expect(source.positions(at: offsets) == offsets.map(source.position))
    #expect(source.positions(at: []) == [])
  }

  @Test func `a byte order mark is no character`() {
    let source = Source(name: "plan.txt", bytes: Array("\u{FEFF}a".utf8))
    #expect(source.position(at: 3).description == "1:1")
    #expect(Excerpt(of: source, at: 3).text == "a")
  }
}
