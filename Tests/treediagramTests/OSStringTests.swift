import Testing

@testable import treediagram

@Suite struct OSStringTests {
  @Test(arguments: [
    ("plan.txt", "plan.txt"),
    ("Žluťoučký kůň 👩‍👩‍👧.txt", "Žluťoučký kůň 👩‍👩‍👧.txt"),
    ("a\u{1B}[31m", #"a\u{1B}[31m"#),
    ("a\nb\tc\rd", #"a\nb\tc\rd"#),
    ("\u{202E}gpj.exe\u{2066}", #"\u{202E}gpj.exe\u{2066}"#),
    ("\u{85}\u{7F}\u{2028}", #"\u{85}\u{7F}\u{2028}"#),
    ("it's", "it's"),
  ])
  func `what disturbs a terminal is escaped`(_ name: String, _ shown: String) {
    #expect(OSString(name.utf8).description == shown)
  }

  @Test func `bytes that are not UTF-8 are shown as such`() {
    #expect(OSString([0x61, 0xFF, 0xE2, 0x82, 0x62]).description == #"a\xFF\xE2\x82b"#)
  }

  @Test(
    arguments: [
      ("ab木c", 1, "a"), ("ab木c", 2, "ab"), ("ab木c", 3, "ab"), ("ab木c", 4, "ab"),
      ("ab木c", 5, "ab木"), ("ab木c", 9, "ab木c"), ("😀", 3, ""), ("", 0, ""),
    ] as [(OSString, Int, OSString)])
  func `a start ends with a character`(path: OSString, count: Int, start: OSString) {
    #expect(path.start(count) == start)
    #expect(OSString([0x80, 0x80, 0x80, 0x80, 0x80, 0x80]).start(4).bytes.count == 4)
  }

  @Test(
    arguments: [
      ("a", "", "a"),
      ("x/a", "x/", "a"),
      ("/a", "/", "a"),
      ("x/y/", "x/y/", ""),
    ] as [(OSString, OSString, OSString)])
  func `a path is a folder and a name`(_ path: OSString, _ folder: OSString, _ name: OSString) {
    #expect(path.folder == folder)
    #expect(path.name == name)
  }

  @Test func `a sibling is in the same folder, unless its path is absolute`() {
    #expect(OSString("x/a").sibling("b") == "x/b")
    #expect(OSString("a").sibling("b") == "b")
    #expect(OSString("x/a").sibling("/b") == "/b")
  }
}
