import Testing

@testable import TreeReading

/// A hash table with few entries, in which keys of all lengths and with common beginnings are found.
@Suite struct KeyTableTests {
  private static let known = [
    "", "a", "id", "name", "text", "children", "contents", "childrenA", "childrenB", "dependencies",
    "dependents", "café",
  ]

  private let table = KeyTable(
    known.enumerated().map { (key: $1, value: $0) } + [("name", -2)], other: -1)

  /// Looks a key up as it stands between quotes, in the middle of a text and at its very end.
  private func values(of key: String, spelling: Lexeme.Spelling = .utf8) -> [Int] {
    let text = Array("\"\(key)".utf8)
    let lexeme = Lexeme(1..<text.count, spelling)
    return [
      table.value(of: lexeme, in: text + Array("\": 1234567".utf8)),
      table.value(of: lexeme, in: text),
    ]
  }

  @Test(arguments: known)
  func `each known key stands for its value, and the first of equal keys counts`(key: String) {
    let value = Self.known.firstIndex(of: key) ?? -1
    #expect(values(of: key) == [value, value])
  }

  @Test(arguments: [
    "b", "nam", "names", "Name", "childre", "childrenC", "children ", "dependenci", "dependencie5",
    "cafe",
    "aa", "\u{1F333}", "a key longer than all of them",
  ])
  func `all other keys stand for something else`(key: String) {
    #expect(values(of: key) == [-1, -1])
  }

  @Test(arguments: [
    (#"n\u0061me"#, 3), (#"caf\u00E9"#, 11), (#"n\u0061mes"#, -1), (#"\u0000"#, -1),
    (#"a\u0000"#, -1),
  ])
  func `escapes are decoded before`(key: String, value: Int) {
    #expect(values(of: key, spelling: .escaped) == [value, value])
  }

  @Test func `a table of nothing finds nothing`() {
    let empty = KeyTable([], other: "other")
    #expect(empty.value(of: Lexeme(0..<1, .ascii), in: [0x61]) == "other")
  }

  @Test func `many keys are all found`() {
    let keys = (0..<500).map { "key \($0)" }
    let table = KeyTable(keys.map { ($0, $0) }, other: "")
    for key in keys {
      let bytes = Array(key.utf8)
      #expect(table.value(of: Lexeme(0..<bytes.count, .ascii), in: bytes) == key)
    }
  }
}
