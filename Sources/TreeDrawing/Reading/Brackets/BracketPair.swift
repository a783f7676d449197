/// The two characters that stand around a node.
struct BracketPair: Equatable {
  let opening: UInt8
  let closing: UInt8

  static let square = Self(opening: UInt8(ascii: "["), closing: UInt8(ascii: "]"))
  static let round = Self(opening: UInt8(ascii: "("), closing: UInt8(ascii: ")"))
}

extension BracketPair {
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
