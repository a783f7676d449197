extension SourceHead {
  /// What speaks for Newick: lists in parentheses with commas, and a semicolon at the end.
  ///
  /// Without the semicolon, lists in lists may be a tree that was cut.
  var newickEvidence: Evidence? {
    var shape = NewickShape()
    for line in lines {
      for byte in text(line) {
        guard shape.take(byte) else { return nil }
      }
      guard shape.take(.newline) else { return nil }
    }
    let isEnded = lastByte == UInt8(ascii: ";") && !shape.isBroken
    if isEnded, !isWhole, shape.isInComment { return .certain(.commentAndSemicolon) }
    guard shape.hasComma || isEnded && isWhole && shape.isBare else { return nil }
    if isEnded, shape.depth == 0 || !isWhole { return .certain(.endedParentheses) }
    guard shape.isNested else { return nil }
    return .possible(.nestedParentheses)
  }
}

/// The nesting of parentheses, byte by byte.
private struct NewickShape {
  var depth = 0
  /// Whether there has been a comma in parentheses.
  var hasComma = false
  /// Whether parentheses have been met in parentheses.
  var isNested = false
  /// Whether a semicolon has been met in parentheses.
  var isBroken = false
  private var hasList = false
  private var hasName = false
  /// Whether a semicolon has been met behind a list.
  private var hasEnded = false
  private var quote: UInt8 = 0
  private var commentDepth = 0
  /// The last byte that was neither white space nor in a comment or quotation.
  private var last = UInt8(ascii: ";")

  /// Whether the text ends in a comment.
  var isInComment: Bool { commentDepth > 0 }

  /// Whether there are lists, and no name in them or behind them.
  var isBare: Bool { hasEnded && !hasName }

  /// Takes the next byte; false if Newick has none like it there.
  mutating func take(_ byte: UInt8) -> Bool {
    if quote != 0 {
      if byte == quote { quote = 0 }
    } else if byte == UInt8(ascii: "[") {
      commentDepth += 1
    } else if commentDepth > 0 {
      if byte == UInt8(ascii: "]") { commentDepth -= 1 }
    } else if startsWord, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
      quote = byte
      last = byte
      hasName = true
    } else if !byte.isWhiteSpace {
      defer { last = byte }
      return takeSign(byte)
    }
    return true
  }

  private var startsWord: Bool { "(,);".utf8.contains(last) }

  private mutating func takeSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("):
      guard depth > 0 || !hasList else { return false }
      if depth > 0 { isNested = true }
      depth += 1
      hasList = true
    case UInt8(ascii: ")"): depth -= 1
    case UInt8(ascii: ","):
      hasComma = true
      return depth > 0
    case UInt8(ascii: ";"):
      hasEnded = hasEnded || hasList
      hasList = false
      if depth > 0 { isBroken = true }
    // Only a number stands before the outermost list, and anything behind it.
    default:
      hasName = true
      return depth > 0 || hasList || byte.isDigit
    }
    return depth >= 0
  }
}
