extension SourceHead {
  /// Code or data in brackets that are opened in one line and closed in another.
  var unsupportedCode: UnsupportedFormat? {
    if opensBraces { return .code }
    guard let first = lines.first, text(first).count > 1, hasAny(of: "([{".utf8) else { return nil }
    var nesting = BracketNesting()
    for line in lines {
      guard nesting.take(text(line)) else { return nil }
    }
    if lines.count == 1 { return isWhole && nesting.isDump(text(lines[0])) ? .dump : nil }
    guard nesting.unbalanced > 1, !isWhole || nesting.depth == 0 else { return nil }
    return .dump
  }

  /// Whether a line ends with an opening brace behind a word, and another begins with a closing
  /// one.
  private var opensBraces: Bool {
    has("{") && has("}")
      && lines.contains { text($0).count > 1 && text($0).last == UInt8(ascii: "{") }
      && lines.contains { text($0).first == UInt8(ascii: "}") }
  }
}

/// The nesting of all brackets, line by line.
private struct BracketNesting {
  private(set) var depth = 0
  /// How many lines open or close more brackets than the other.
  private(set) var unbalanced = 0
  private var deepest = 0
  private var hasClosedAll = false
  private var goesOn = false
  private var beginsWithWord = false
  /// Whether the bracket behind the word is a brace with a space before it.
  private var beginsWithBrace = false

  /// Whether all that has been taken is a word and a bracket behind it, or a bracket alone with a
  /// quotation or a pair of Lisp in it, and other brackets in that.
  func isDump(_ line: ArraySlice<UInt8>) -> Bool {
    guard deepest > 1, depth == 0, !goesOn else { return false }
    if beginsWithWord {
      return !beginsWithBrace || line.contains(Array(" = ".utf8))
    }
    return ["('", "(\"", "({"].contains { line.starts(with: $0.utf8) }
      || line.starts(with: "((".utf8) && line.contains(Array(" . ".utf8))
  }

  /// Takes a line; false if it closes what was not opened, as `1) a` does.
  mutating func take(_ line: ArraySlice<UInt8>) -> Bool {
    let before = depth
    var last: UInt8 = 0
    beginsWithWord = line.first.map { $0.isLetter } ?? false
    for byte in line {
      if hasClosedAll { goesOn = true }
      // No bracket is what a face such as :( has.
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if !":;-".utf8.contains(last) { open(byte, behind: last) }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !":;-".utf8.contains(last) {
          depth -= 1
          guard depth >= 0 else { return false }
          hasClosedAll = depth == 0
        }
      default: break
      }
      last = byte
    }
    if depth != before { unbalanced += 1 }
    return true
  }

  private mutating func open(_ bracket: UInt8, behind last: UInt8) {
    if depth == 0, !last.isLetter, !last.isDigit {
      beginsWithBrace = bracket == UInt8(ascii: "{") && last == 0x20
      if !beginsWithBrace { beginsWithWord = false }
    }
    depth += 1
    deepest = max(deepest, depth)
  }
}
