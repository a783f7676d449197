import Testing

@testable import TreeReading

@Suite struct SourceTests {
  static let jsonText = #"["a"]"#

  @Test(arguments: [
    ("plan.json", "plan", "a"), ("PLAN.JSON", "PLAN", "a"), ("plan.txt", #"["a"]"#, #"["a"]"#),
    ("plan", "", "a"), ("standard input", "", "a"), ("plan.outline", "", "a"),
  ])
  func `the format follows from the extension, else from the first byte`(
    name: String, _: String, expected: String
  ) throws {
    #expect(try dump(forest(Array("  \(Self.jsonText)".utf8), name: name).roots) == expected)
  }

  @Test func `a first byte that is no bracket means an outline`() throws {
    #expect(try dump(forest(Array("\"a\"".utf8), name: "-").roots) == "\"a\"")
    #expect(try dump(forest(Array("\u{FEFF}\n {\"id\":1}".utf8), name: "-").roots) == "1")
  }

  @Test func `--from goes before extension and first byte`() throws {
    let bytes = Array(Self.jsonText.utf8)
    let asOutline = try forest(bytes, name: "a.json", ReadingOptions(format: .outline))
    #expect(dump(asOutline.roots) == Self.jsonText)
    #expect(try dump(forest(bytes, name: "a.txt", ReadingOptions(format: .json)).roots) == "a")
  }

  @Test func `a guess from the first byte is doubted where the first line is no JSON`() {
    #expect(
      message(Array("[x]\n[ ] Bread".utf8), name: "shopping") == """
        shopping:1:2: 'x' is not a JSON value
        1 | [x]
          |  ^
          put it in double quotes: "x"
          or, if this is not JSON though it begins with [, use --from outline
        """)
    #expect(
      message(Array("[\n1\n".utf8), name: "shopping") == """
        shopping:2:2: the text ends, but the [ at 1:1 is not closed
        2 | 1
          |  ^
          close it with ]
        """)
  }

  @Test(arguments: ["", "\n", " \t\r\n \n", "\u{FEFF}", "\u{FEFF} \n"])
  func `an input of nothing but white space is refused`(text: String) {
    for name in ["plan.txt", "plan"] {
      #expect(
        message(Array(text.utf8), name: name) == """
          \(name): there is nothing to draw: the input is empty
            write one node a line, children indented below their parent
          """)
    }
  }

  @Test func `nothing but white space where JSON is expected`() {
    let remedy = #"write a node, such as {"name": "Root"}, or an array of nodes"#
    let cause = "there is nothing to draw: the input is empty"
    #expect(message(Array(" \n".utf8), name: "a.json") == "a.json:1:1: \(cause)\n  \(remedy)")
    #expect(message([], name: "a", ReadingOptions(format: .json)) == "a:1:1: \(cause)\n  \(remedy)")
  }

  @Test func `a name is doubted where the first line is no JSON from its first character`() {
    #expect(
      message(Array("House\n  Hall".utf8), name: "o.json") == """
        o.json:1:1: 'House' is not a JSON value
        1 | House
          | ^
          put it in double quotes: "House"
          or, if this is not JSON though its name ends in .json, use --from outline
        """)
    #expect(
      message(Array("House".utf8), name: "o.json", ReadingOptions(format: .json)) == """
        o.json:1:1: 'House' is not a JSON value
        1 | House
          | ^
          put it in double quotes: "House"
        """)
    #expect(
      message(Array("{x}".utf8), name: "o.json") == """
        o.json:1:2: the key 'x' is not in double quotes
        1 | {x}
          |  ^
          write "x"
        """)
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x61, 0], "UTF-16", "UTF-16"),
    ([0xFE, 0xFF, 0, 0x61], "UTF-16", "UTF-16"),
    ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "UTF-32", "UTF-32"),
    ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61], "UTF-32", "UTF-32"),
    ([0x61, 0, 0x62, 0], "UTF-16 without a byte order mark", "UTF-16LE"),
    ([0, 0x5B, 0, 0x5D], "UTF-16 without a byte order mark", "UTF-16BE"),
  ])
  func `other encodings of Unicode are refused by name`(
    bytes: [UInt8], name: String, iconvName: String
  ) {
    #expect(
      message(bytes) == """
        plan.txt: the text is in \(name), not in UTF-8
          convert it first: iconv -f \(iconvName) -t UTF-8
        """)
  }

  @Test(arguments: [
    ([0x1F, 0x8B, 0x08, 0x08], "gzip data", "unpack it first, with gzip -dc"),
    ([0x50, 0x4B, 0x03, 0x04, 0x14, 0], "a zip archive", "unpack it first, with unzip -p"),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D], "a PNG image", "give a tree as text, in UTF-8"),
    (Array("%PDF-1.7\n".utf8), "a PDF document", "give a tree as text, in UTF-8"),
    (Array("GIF89a".utf8) + [1, 0, 1, 0], "a GIF image", "give a tree as text, in UTF-8"),
  ])
  func `files that are not text are refused by name`(
    bytes: [UInt8], name: String, remedy: String
  ) {
    #expect(message(bytes) == "plan.txt: this is not text but \(name)\n  \(remedy)")
  }

  @Test func `a NUL in the first 8 KiB means that the input is not text`() {
    let text = [UInt8](repeating: 0x61, count: 8191)
    #expect(
      message(text + [0]) == """
        plan.txt:1:8192: this is not text: it has a NUL byte near the start
          give a tree as text, in UTF-8
        """)
    #expect(message(text + [0x61, 0]) == "")
  }

  @Test func `a text may begin like an image's name`() throws {
    #expect(try dump(forest(Array("GIF89a\n  BZh".utf8)).roots) == "GIF89a\n  BZh")
  }
}
