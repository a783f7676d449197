import Testing

@testable import TreeDrawing

@Suite struct Base64Tests {
  /// The vectors of RFC 4648.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ]) func `bytes are written with letters`(text: String, expected: String) {
    #expect(base64(Array(text.utf8)) == expected)
  }

  @Test func `all digits are used`() {
    #expect(base64([0x00, 0x10, 0x83, 0xFB, 0xEF, 0xBE, 0xFF]) == "ABCD++++/w==")
  }
}
