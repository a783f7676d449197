/// The ways in which terminals and DOS draw lines, turned into those of Unicode.
enum LineDrawing {
  /// How far to look for them.
  private static let firstBlock = 1 << 16
  private static let shiftOut: UInt8 = 0x0E
  private static let shiftIn: UInt8 = 0x0F

  /// The text with lines as Unicode has them; nil if the first bytes draw none in another way.
  ///
  /// - Complexity: O(*n*) if there are such lines.
  static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    for (offset, byte) in bytes.prefix(firstBlock).enumerated() where byte < 0x20 || byte == 0xC4 {
      if byte == 0 { return nil }
      if byte == 0xC4, isBranchOfDOS(bytes, at: offset) { return decodedFromDOS(bytes) }
      if byte == shiftOut || beginsLines(bytes, at: offset), drawsLines(bytes, from: offset) {
        return decodedFromTerminal(bytes)
      }
    }
    return nil
  }
}

extension LineDrawing {
  /// Whether a corner and two dashes of code page 437 are here, which is nowhere in UTF-8.
  private static func isBranchOfDOS(_ bytes: [UInt8], at dash: Int) -> Bool {
    dash > 0 && dash + 1 < bytes.count && bytes[dash + 1] == 0xC4
      && (bytes[dash - 1] == 0xC3 || bytes[dash - 1] == 0xC0)
  }

  /// What the bytes from 0x80 on stand for in code page 437.
  private static let characters = Array(
    ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌"
      + "█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").map { Array(String($0).utf8) })

  private static func decodedFromDOS(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes {
      if byte < 0x80 { text.append(byte) } else { text += characters[Int(byte - 0x80)] }
    }
    return text
  }
}

extension LineDrawing {
  /// The letters that stand for lines, and the lines.
  private static let letters: [UInt8: [UInt8]] = Dictionary(
    uniqueKeysWithValues: zip("jklmnqtuvwx".utf8, "┘┐┌└┼─├┤┴┬│").map {
      ($0, Array(String($1).utf8))
    })

  /// Whether the escape sequence is here from which on letters stand for lines.
  private static func beginsLines(_ bytes: [UInt8], at start: Int) -> Bool {
    bytes[start...].starts(with: [TerminalEscape.start, UInt8(ascii: "("), UInt8(ascii: "0")])
  }

  /// Whether letters that stand for lines follow a sign, and nothing else up to the next.
  private static func drawsLines(_ bytes: [UInt8], from start: Int) -> Bool {
    let length = bytes[start] == shiftOut ? 1 : 3
    let drawn = bytes[(start + length)...].prefix { byte in
      byte != TerminalEscape.start && byte != shiftIn || bytes[start] != shiftOut && byte == shiftIn
    }
    let end = drawn.prefix(80)
    return end.contains { letters[$0] != nil }
      && end.allSatisfy { letters[$0] != nil || $0 == 0x20 || $0 == shiftIn }
  }

  private static func decodedFromTerminal(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    var isShifted = false
    var hasLines = false
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if let set = characterSet(in: bytes, at: position) {
        if set == UInt8(ascii: "(") { hasLines = bytes[position + 2] == UInt8(ascii: "0") }
        position += 3
        continue
      }
      position += 1
      switch byte {
      case shiftOut: isShifted = true
      case shiftIn: isShifted = false
      default:
        if isShifted || hasLines, let line = letters[byte] {
          text += line
        } else {
          text.append(byte)
        }
      }
    }
    return text
  }

  /// The sign of the set of characters that an escape chooses; nil if no such escape begins.
  private static func characterSet(in bytes: [UInt8], at start: Int) -> UInt8? {
    guard bytes[start] == TerminalEscape.start, start + 2 < bytes.count else { return nil }
    return "()".utf8.contains(bytes[start + 1]) ? bytes[start + 1] : nil
  }
}
