import Testing

@testable import TreeReading

/// Eight bytes at once are to be found what they are one by one.
struct ByteWordTests {
  /// Texts of letters with a pair of other bytes at each place, so that each follows each closely.
  private static let places = 0..<19

  private func texts(_ byte: UInt8) -> [[UInt8]] {
    let others: [UInt8] = [byte, 0, 0x1F, 0x20, 0x22, 0x23, 0x5B, 0x5D, 0x7E, 0x7F, 0x80, 0xFF]
    return Self.places.flatMap { place in
      others.map { other in
        var text = [UInt8](repeating: UInt8(ascii: "a"), count: 20)
        text[place] = byte
        text[place + 1] = other
        return text
      }
    }
  }

  @Test(arguments: UInt8.min...UInt8.max, [true, false])
  func `text ends where the first byte stands that is not plain`(byte: UInt8, isASCII: Bool) {
    for text in texts(byte) {
      let plain = text.prefix { $0 >= 0x20 && (!isASCII || $0 < 0x7F) }.count
      #expect(text.endOfPlainText(from: 0, isASCII: isASCII) == plain)
      let string = text.prefix(plain).prefix { !#""\"#.utf8.contains($0) }.count
      #expect(text.endOfStringText(from: 0, isASCII: isASCII) == string)
    }
  }

  @Test(arguments: 0...20, [0, 1, 7, 12])
  func `white space ends where something else stands, or nothing`(spaces: Int, others: Int) {
    for space in " \t\n\r".utf8 {
      var text = [UInt8](repeating: UInt8(ascii: " "), count: spaces)
      text += [UInt8](repeating: UInt8(ascii: "x"), count: others)
      if spaces > 0 { text[spaces / 2] = space }
      #expect(text.endOfWhiteSpace(from: 0) == spaces)
    }
    let controls: [UInt8] = [0x20, 0x20, 0x0B]
    #expect(controls.endOfWhiteSpace(from: 0) == 2)
  }

  @Test(arguments: 0...20)
  func `what is common ends where two bytes differ`(length: Int) {
    var text = [UInt8](repeating: UInt8(ascii: " "), count: 40)
    if length < 20 { text[20 + length] = UInt8(ascii: "\t") }
    #expect(text.commonLength(0, 20, limit: 20) == length)
    #expect(text.commonLength(0, 20, limit: 5) == min(length, 5))
  }

  @Test(arguments: 0...9)
  func `the beginning of a range is the same wherever it stands`(count: Int) {
    let text = Array("abcdefghi".utf8)
    let word = ByteWord(startOf: 0..<count, of: Array(text[..<count]))
    #expect(word == ByteWord(startOf: 0..<count, of: text + text))
    #expect(word == ByteWord(startOf: 9..<(9 + count), of: text + text))
  }
}
