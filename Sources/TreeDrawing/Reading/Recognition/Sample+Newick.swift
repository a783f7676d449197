extension Sample {
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
    guard shape.hasComma else { return nil }
    if lastByte == UInt8(ascii: ";"), !shape.isBroken, shape.depth == 0 || !isWhole {
      return .certain(.endedParentheses)
    }
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
  private var quote: UInt8 = 0
  private var isComment = false
  /// The last byte that was neither white space nor in a comment or quotation.
  private var last = UInt8(ascii: ";")

  /// Takes the next byte; false if Newick has none like it there.
  mutating func take(_ byte: UInt8) -> Bool {
    if quote != 0 {
      if byte == quote { quote = 0 }
    } else if isComment {
      isComment = byte != UInt8(ascii: "]")
    } else if byte == UInt8(ascii: "[") {
      isComment = true
    } else if startsWord, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
      quote = byte
      last = byte
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
      hasList = false
      if depth > 0 { isBroken = true }
    // Only a number stands before the outermost list, and anything behind it.
    default: return depth > 0 || hasList || byte.isDigit
    }
    return depth >= 0
  }
}
