import Testing

@testable import TreeReading

/// Lines as terminals and DOS drew them before Unicode are lines all the same.
@Suite struct LineDrawingTests {
  private func outline(_ bytes: [UInt8]) throws -> String {
    try dump(forest(bytes, name: "plan").roots)
  }

  @Test func `a listing that tree -A prints is read as the tree that it shows`() throws {
    let text =
      ".\n\u{1B}(0tqq \u{1B}(Btask\n\u{1B}(0x   mqq \u{1B}(Bmqx.c\n\u{1B}(0mqq \u{1B}(Bu\n\n"
      + "1 directory, 2 files\n"
    #expect(try outline(Array(text.utf8)) == ".\n  task\n    mqx.c\n  u")
  }

  @Test func `a listing that pstree -G prints is read as the tree that it shows`() throws {
    let text =
      "init\u{1B}(0\u{0F}qwq\u{1B}(Bcron\u{1B}(0\u{0F}qqq\u{1B}(Bsh\n"
      + "     \u{1B}(0\u{0F}mq\u{1B}(Bsshd\n"
    #expect(try outline(Array(text.utf8)) == "init\n  cron\n    sh\n  sshd")
  }

  @Test func `lines that a terminal draws between shifts are branches`() throws {
    let text = "a\n\u{0E}tq\u{0F} b\n\u{0E}x mq\u{0F} c\n\u{0E}mq\u{0F} d\n"
    #expect(try outline(Array(text.utf8)) == "a\n  b\n    c\n  d")
  }

  @Test func `a listing that tree --charset=IBM437 prints is read as the tree that it shows`()
    throws
  {
    let bytes: [UInt8] =
      Array(".\n".utf8) + [0xC3, 0xC4, 0xC4] + Array(" b\n".utf8) + [0xB3, 0xFF, 0xFF]
      + Array(" ".utf8) + [0xC0, 0xC4, 0xC4] + Array(" caf".utf8) + [0x82, 0x0A]
      + [0xC0, 0xC4, 0xC4] + Array(" d\n".utf8)
    #expect(try outline(bytes) == ".\n  b\n    café\n  d")
  }

  @Test(arguments: [
    "a\u{1B}(Bb", "\u{1B}[31ma\u{1B}[0m\n  b", "a\u{0E}b\n", "Äpfel\n  Ähren", "a\u{1B}(0",
  ])
  func `other text stays as it is`(text: String) {
    let bytes = Array(text.utf8)
    #expect(Source(name: "plan", bytes: bytes).bytes == bytes)
  }

  @Test func `a long text with lines takes time in proportion`() throws {
    let lines = ".\n" + String(repeating: "\u{1B}(0tqq \u{1B}(Ba\n", count: 200_000)
    #expect(try forest(Array(lines.utf8), name: "plan").roots[0].count == 200_001)
  }
}
