extension BracketProblem: FixableProblem {
  func fix(at offset: Int, in bytes: [UInt8]) -> [TextEdit] {
    switch self {
    case .unclosed(_, let brackets):
      return [.insert(String(Unicode.Scalar(brackets.closing)), at: bytes.endOfContent)]
    case .closesNothing: return [.remove(offset..<(offset + 1))]
    case .outside, .unclosedQuote, .afterQuote, .wrongEscape: return []
    }
  }
}

extension NewickProblem: FixableProblem {
  func fix(at offset: Int, in bytes: [UInt8]) -> [TextEdit] {
    switch self {
    case .unclosed: [.insert(")", at: bytes.endOfContent)]
    case .earlyEnd: [.insert(")", at: offset)]
    case .missingComma: [.insert(",", at: offset)]
    case .closesNothing, .emptyTree, .closesNoComment: [.remove(offset..<(offset + 1))]
    case .unclosedComment: [.insert("]", at: bytes.endOfContent)]
    case .unclosedQuote(let quote):
      [.insert(String(Unicode.Scalar(quote)), at: bytes.endOfContent)]
    default: []
    }
  }
}

extension [UInt8] {
  /// Where the white space at the end begins.
  var endOfContent: Int { (lastIndex { !$0.isWhiteSpace } ?? -1) + 1 }
}
