/// The two characters that stand around a node.
struct BracketPair: Equatable {
  let opening: UInt8
  let closing: UInt8

  static let square = Self(opening: UInt8(ascii: "["), closing: UInt8(ascii: "]"))
  static let round = Self(opening: UInt8(ascii: "("), closing: UInt8(ascii: ")"))
}

extension BracketPair {
  /// Where the first bracket is that follows white space, and the word that LaTeX begins trees
  /// with.
  static func start(in bytes: [UInt8], from start: Int) -> Int {
    let command = Array("\\Tree".utf8)
    let first = bytes[start...].firstIndex { !$0.isWhiteSpace } ?? start
    guard bytes[first...].starts(with: command) else { return first }
    return bytes[(first + command.count)...].firstIndex { !$0.isWhiteSpace } ?? first
  }

  /// Whether a word ends before a byte.
  func endsWord(_ byte: UInt8) -> Bool {
    byte.isWhiteSpace || byte == opening || byte == closing
  }

  /// Whether a quotation mark at the beginning of a word begins a quotation: in parentheses, only
  /// if that is closed within them.
  func quotes(in bytes: [UInt8], at start: Int) -> Bool {
    self == .square || QuotedText.isClosed(in: bytes, at: start, within: self)
  }

  /// The pair that occurs first in a text; square brackets if none does.
  init(of bytes: [UInt8], from start: Int) {
    let first = bytes[start...].first {
      [Self.square.opening, Self.square.closing, Self.round.opening, Self.round.closing].contains(
        $0)
    }
    let isRound = first == Self.round.opening || first == Self.round.closing
    self = isRound ? .round : .square
  }
}
