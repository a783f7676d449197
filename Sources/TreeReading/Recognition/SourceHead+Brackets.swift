extension SourceHead {
  /// What speaks for a bracketed tree: brackets that hold a word and further brackets.
  ///
  /// Words may stand in brackets only, as in no checklist; and no commas, as in JSON and Newick,
  /// and no names behind brackets.
  var bracketEvidence: Evidence? {
    guard let first = lines.first?.label.start,
      case let start = BracketPair.start(in: bytes, from: first),
      bytes[start] == UInt8(ascii: "[") || bytes[start] == UInt8(ascii: "(")
    else { return nil }
    return strictBracketEvidence(from: start) ?? looseBracketEvidence(from: start)
  }

  private func strictBracketEvidence(from start: Int) -> Evidence? {
    evidence(BracketShape(BracketPair(of: bytes, from: start)), from: start)
  }

  private func evidence(_ beginning: BracketShape, from start: Int) -> Evidence? {
    var shape = beginning
    for position in start..<bytes.count {
      guard shape.take(bytes[position], at: position, in: bytes) else { return nil }
    }
    guard shape.isNested else { return nil }
    return isWhole && shape.depth > 0
      ? .possible(.unclosedBrackets)
      : .certain(.nestedBrackets)
  }
}

extension SourceHead {
  /// What speaks for a tree that has commas or braces in it: `[S [` is neither JSON nor a
  /// checklist.
  fileprivate func looseBracketEvidence(from start: Int) -> Evidence? {
    let pair = BracketPair(of: bytes, from: start)
    if beginsWithLabel(pair, from: start),
      let evidence = evidence(BracketShape(pair, isLoose: true), from: start)
    {
      return evidence
    }
    guard pair == .square else { return nil }
    let inside = bytes[(start + 1)...].drop(while: \.isWhiteSpace)
    guard let letter = inside.first, letter.isLetter || letter >= 0x80 else { return nil }
    let beforeNext = inside.prefix { !"[]{},:\"'".utf8.contains($0) && !$0.endsLine }
    guard beforeNext.endIndex < bytes.count, bytes[beforeNext.endIndex] == UInt8(ascii: "[") else {
      return nil
    }
    return .possible(.bracketBehindWord)
  }

  /// Whether a word follows the first bracket that is no value of JSON or YAML, and in parentheses
  /// another bracket or a position, as tree-sitter prints it.
  private func beginsWithLabel(_ pair: BracketPair, from start: Int) -> Bool {
    let inside = bytes[(start + 1)...].drop(while: \.isWhiteSpace)
    let word = inside.prefix { !pair.endsWord($0) }
    guard let first = word.first, !first.isDigit, !"\"'{-,:".utf8.contains(first),
      !word.contains(where: { ",:\"'".utf8.contains($0) }),
      !["true", "false", "null"].contains(where: { word.elementsEqual($0.utf8) })
    else { return false }
    let next = bytes[word.endIndex...].first { !$0.isWhiteSpace } ?? 0
    return pair == .square
      ? next != UInt8(ascii: ",")
      : next == pair.opening || TreeSitterPosition.end(in: bytes, at: word.endIndex) != nil
  }
}

/// The nesting of brackets, byte by byte.
private struct BracketShape {
  let pair: BracketPair
  /// Whether commas, braces and words behind brackets are let pass.
  let isLoose: Bool
  var depth = 0
  /// Whether a bracket has been met in another, behind a word.
  var isNested = false
  private var last: UInt8 = 0
  private var hasWord = false
  private var isQuoted = false
  /// Whether the last byte was a comma behind a digit.
  private var isInNumber = false

  init(_ pair: BracketPair, isLoose: Bool = false) {
    self.pair = pair
    self.isLoose = isLoose
  }

  /// Takes the next byte; false if no bracketed tree has it there.
  mutating func take(_ byte: UInt8, at position: Int, in bytes: [UInt8]) -> Bool {
    defer { last = byte }
    if byte == UInt8(ascii: "\""), isQuoted && last != UInt8(ascii: "\\") || startsWord {
      isQuoted = !isQuoted && pair.quotes(in: bytes, at: position)
      hasWord = true
      return depth > 0
    }
    guard !isQuoted else { return depth > 0 }
    if byte == UInt8(ascii: "."), isPair(at: position, in: bytes) { return false }
    if isInNumber, !byte.isDigit { return false }
    switch byte {
    case pair.opening:
      if depth > 0, hasWord { isNested = true }
      depth += 1
      hasWord = false
    case pair.closing:
      depth -= 1
      return depth >= 0
    case _ where byte.isWhiteSpace: break
    default: return takeWord(byte)
    }
    return true
  }

  /// Whether a point stands alone between words, as in the pairs of Lisp.
  private func isPair(at position: Int, in bytes: [UInt8]) -> Bool {
    guard hasWord, last == 0x20, position + 2 < bytes.count else { return false }
    return bytes[position + 1] == 0x20 && bytes[position + 2] != pair.closing
  }

  /// Whether the byte at hand is the first of a word, if it belongs to one.
  private var startsWord: Bool { last.isWhiteSpace || last == pair.opening }

  private mutating func takeWord(_ byte: UInt8) -> Bool {
    if startsWord { hasWord = true }
    if isLoose { return depth > 0 && !(byte == UInt8(ascii: ",") && last == pair.closing) }
    let isOfJSON = pair == .square && (byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}"))
    return depth > 0 && !isOfJSON && last != pair.closing && !separates(byte)
  }

  /// Whether a comma separates, here or before this byte: it is no word, and not in a number.
  private mutating func separates(_ byte: UInt8) -> Bool {
    defer { isInNumber = byte == UInt8(ascii: ",") && last.isDigit }
    if isInNumber { return !byte.isDigit }
    return byte == UInt8(ascii: ",")
      && !(last.isDigit || last.isWhiteSpace || last == pair.opening || last == byte)
  }
}
