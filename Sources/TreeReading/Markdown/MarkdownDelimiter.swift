/// A row of asterisks, underscores or tildes, which may begin or end an emphasis.
struct MarkdownDelimiter {
  let sign: UInt8
  /// How many signs have no partner.
  private(set) var count: Int
  private let kind: Kind
  private let opens: Bool

  /// The properties by which one row can be the partner of another.
  private struct Kind: Hashable {
    let sign: UInt8
    let closes: Bool
    /// What remains of the row's length when divided by three.
    let rest: Int
  }

  /// Finds out what a row can do by the characters beside it, by the rules of CommonMark.
  init(_ sign: UInt8, _ count: Int, between before: Unicode.Scalar, _ after: Unicode.Scalar) {
    self.sign = sign
    self.count = count
    let isLeft = !after.isSpace && (!after.isMark || before.isSpace || before.isMark)
    let isRight = !before.isSpace && (!before.isMark || after.isSpace || after.isMark)
    let isUnderscore = sign == UInt8(ascii: "_")
    // Three tildes mean nothing within a line.
    let isDelimiter = sign != UInt8(ascii: "~") || count < 3
    opens = isDelimiter && isLeft && (!isUnderscore || !isRight || before.isMark)
    let closes = isDelimiter && isRight && (!isUnderscore || !isLeft || after.isMark)
    kind = Kind(sign: sign, closes: closes, rest: count % 3)
  }

  var text: String { String(repeating: String(Unicode.Scalar(sign)), count: count) }
}

extension MarkdownDelimiter {
  /// Finds the pairs among the pieces of a text, and lowers their counts.
  static func match(_ pieces: inout [MarkdownInline.Piece]) {
    /// The pieces that may open an emphasis; there are few kinds, so that none is sought for long.
    var openers: [Kind: [Int]] = [:]
    for index in pieces.indices {
      guard case .delimiter(var closer) = pieces[index] else { continue }
      while closer.kind.closes, closer.count > 0, let place = closer.partner(among: openers),
        case .delimiter(var opener) = pieces[place]
      {
        let used = min(opener.count, closer.count, 2)
        opener.count -= used
        closer.count -= used
        pieces[place] = .delimiter(opener)
        remove(from: opener.count == 0 ? place : place + 1, of: &openers)
      }
      pieces[index] = .delimiter(closer)
      if closer.opens, closer.count > 0 { openers[closer.kind, default: []].append(index) }
    }
  }

  private func partner(among openers: [Kind: [Int]]) -> Int? {
    openers.lazy.filter { isPartner($0.key) }.compactMap(\.value.last).max()
  }

  /// Whether this may close what another opens: by the rule of three, or as many tildes.
  private func isPartner(_ opener: Kind) -> Bool {
    guard opener.sign == sign else { return false }
    if sign == UInt8(ascii: "~") { return opener.rest == kind.rest }
    let isMultiple = (opener.rest + kind.rest) % 3 == 0 && kind.rest != 0
    return !isMultiple || !opens && !opener.closes
  }

  private static func remove(from place: Int, of openers: inout [Kind: [Int]]) {
    for kind in openers.keys {
      while let last = openers[kind]?.last, last >= place { openers[kind]?.removeLast() }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { properties.isWhitespace }

  /// Whether it is a punctuation mark or a symbol.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
