import Testing

@testable import TreeReading

@Suite struct LexemeTests {
  @Test(arguments: [
    0..<0, 0..<1, 17..<40, 0..<Lexeme.sourceLimit, (Lexeme.sourceLimit - 1)..<Lexeme.sourceLimit,
    Lexeme.sourceLimit..<Lexeme.sourceLimit,
  ])
  func `a lexeme is eight bytes that know where it is and how it is spelled`(range: Range<Int>) {
    for spelling in [Lexeme.Spelling.ascii, .utf8, .escaped, .yes, .mermaid, .slot] {
      let lexeme = Lexeme(range, spelling)
      #expect(lexeme.range == range)
      #expect(lexeme.spelling == spelling)
      #expect(lexeme.isSpelled(spelling))
      #expect(!lexeme.isSpelled(spelling == .utf8 ? .ascii : .utf8))
    }
    #expect(MemoryLayout<Lexeme>.size == 8)
  }
}
