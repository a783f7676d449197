/// A row of asterisks, underscores or tildes, which may begin or end an emphasis.
struct MarkdownDelimiter {
  let sign: UInt8
  /// How many signs have no partner.
  private(set) var count: Int
  private let opens: Bool
  private let closes: Bool

  /// Finds out what a row can do by the characters beside it, by the rules of CommonMark.
  init(_ sign: UInt8, _ count: Int, between before: UInt8, _ after: UInt8) {
    self.sign = sign
    self.count = count
    let isLeft = !after.isWhiteSpace && (!after.isMark || before.isWhiteSpace || before.isMark)
    let isRight = !before.isWhiteSpace && (!before.isMark || after.isWhiteSpace || after.isMark)
    let isUnderscore = sign == UInt8(ascii: "_")
    opens = isLeft && (!isUnderscore || !isRight || before.isMark)
    closes = isRight && (!isUnderscore || !isLeft || after.isMark)
  }

  var text: String { String(repeating: String(Unicode.Scalar(sign)), count: count) }
}

extension MarkdownDelimiter {
  /// Finds the pairs among the pieces of a text, and lowers their counts.
  static func match(_ pieces: inout [MarkdownInline.Piece]) {
    /// By sign, the pieces that may open an emphasis.
    var openers: [UInt8: [Int]] = [:]
    for index in pieces.indices {
      guard case .delimiter(var closer) = pieces[index] else { continue }
      while closer.closes, closer.count > 0, let place = openers[closer.sign]?.last,
        case .delimiter(var opener) = pieces[place]
      {
        let used = opener.count >= 2 && closer.count >= 2 ? 2 : 1
        if closer.sign == UInt8(ascii: "~"), opener.count != closer.count { break }
        opener.count -= used
        closer.count -= used
        pieces[place] = .delimiter(opener)
        for sign in openers.keys {
          while let last = openers[sign]?.last, last > place { openers[sign]?.removeLast() }
        }
        if opener.count == 0 { openers[closer.sign]?.removeLast() }
      }
      pieces[index] = .delimiter(closer)
      if closer.opens, closer.count > 0 { openers[closer.sign, default: []].append(index) }
    }
  }
}

extension UInt8 {
  /// Whether it is a punctuation mark of ASCII.
  fileprivate var isMark: Bool { 0x21...0x7E ~= self && !isLetter && !isDigit }
}
