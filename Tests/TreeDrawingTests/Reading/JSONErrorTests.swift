import Testing

@testable import TreeReading

@Suite struct JSONErrorTests {
  @Test(arguments: fixtures(in: jsonSyntaxErrors))
  func `a text that is no JSON`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.json") == given.expected)
  }

  @Test(arguments: fixtures(in: jsonShapeErrors))
  func `JSON that is no tree`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.json") == given.expected)
  }

  @Test func `a raw tab in a string is refused`() {
    #expect(
      message(Array("[\"a\tb\"]".utf8), name: "plan.json") == #"""
        plan.json:1:4: a tab cannot stand in a string as it is
        1 | ["a\tb"]
          |    ^
          write \t
        """#)
  }

  @Test func `a raw control character in a string is refused`() {
    #expect(
      message(Array("[\"\u{1B}[31m\"]".utf8), name: "plan.json") == #"""
        plan.json:1:3: the character U+001B cannot stand in a string as it is
        1 | ["\u{1B}[31m"]
          |   ^
          write \u001B
        """#)
  }

  @Test func `a byte that is not UTF-8 outside of strings`() {
    #expect(
      message(Array("[1, ".utf8) + [0xFF] + Array("]".utf8), name: "plan.json") == """
        plan.json:1:5: the byte 0xFF cannot stand here
        1 | [1, \u{FFFD}]
          |     ^
          remove it, and save the text as UTF-8
        """)
  }

  @Test func `more brackets than the limit are refused`() throws {
    var scanner = JSONScanner(Array("[[[[]]]]".utf8), depthLimit: 3)
    let fault = #expect(throws: Fault.self) { while try scanner.next() != nil {} }
    let source = Source(name: "plan.json", bytes: scanner.bytes)
    #expect(
      try InputError(#require(fault), in: source).description == """
        plan.json:1:4: more than 3 brackets are open here
        1 | [[[[]]]]
          |    ^
          draw a part of the tree
        """)
  }
}
