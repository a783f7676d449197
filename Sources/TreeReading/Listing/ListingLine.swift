/// One line of a listing, taken apart.
struct ListingLine {
  /// Where the line begins, behind Maven's mark or what else stands before all lines.
  let start: Int
  /// The branch that leads to the label; nil if there is none.
  private(set) var branch: ListingBranch?
  /// Whether a bar passes by.
  private(set) var hasBars = false
  /// Where the label or the branch begins, in characters from the beginning of the line.
  private(set) var column = 0
  /// What stands behind the branch, or behind white space; empty if there is nothing.
  private(set) var label = Lexeme.empty
  /// The columns that stand before it, if there are any.
  private(set) var note: Range<Int>?
  /// Whether Maven has marked the line as its own.
  let isFromMaven: Bool
  /// Where to read on.
  let next: Int

  private static let mavenMark = Array("[INFO] ".utf8)

  init(in bytes: [UInt8], at start: Int, style: ListingStyle) {
    var end = start
    while end < bytes.count, !bytes[end].endsLine { end += 1 }
    next = min(end + 1, bytes.count)
    isFromMaven = bytes[start..<end].starts(with: Self.mavenMark)
    let prefix = style.prefix?.length(in: bytes[start..<end]) ?? 0
    self.start = start + (isFromMaven ? Self.mavenMark.count : prefix)
    if style.prefix?.isTelling == true, !isFromMaven { note = bytes.trimmed(start..<self.start) }
    while end > self.start, bytes[end - 1].isIndentation { end -= 1 }
    let labelStart = findBranch(in: bytes, end: end, style)
    let isColoured = bytes[labelStart..<end].contains(TerminalEscape.start)
    label = Lexeme(labelStart..<end, isColoured ? .terminal : .utf8)
  }

  /// Passes over what is drawn before the label, and says where that begins.
  private mutating func findBranch(in bytes: [UInt8], end: Int, _ style: ListingStyle) -> Int {
    var position = start
    while position < end {
      if let length = Self.escapeLength(in: bytes, at: position, end: end) {
        position += length
        continue
      }
      let character = ListingCharacter(in: bytes, at: position, end: end)
      let after = position + character.length
      let next = after < end ? bytes[after] : 0
      let second = after + 1 < end ? bytes[after + 1] : 0
      switch ListingGlyph(character.value, before: next, second) {
      case .space: break
      case .bar: hasBars = true
      case .corner(let isLast, let isASCII):
        var branch = ListingBranch(
          column: column, offset: position, isASCII: isASCII, isLast: isLast)
        branch.isPlus = bytes[position] == UInt8(ascii: "+") || bytes[position] == 0x5C
        let labelStart = branch.takeDashes(in: bytes, from: after, end: end, style)
        // Labels may be quoted, or have a backslash before an underscore.
        let isUnusual =
          bytes[position] == UInt8(ascii: "'") || bytes[position] == 0x5C && next == 0x5F
        if isUnusual, labelStart < end, bytes[labelStart - 1] != UInt8(ascii: " ") {
          return position
        }
        self.branch = branch
        return labelStart
      case .dash, .tee, nil: return position
      }
      column += 1
      position = after
    }
    return end
  }

  private static func escapeLength(in bytes: [UInt8], at position: Int, end: Int) -> Int? {
    guard bytes[position] == TerminalEscape.start else { return nil }
    return TerminalEscape.length(in: bytes, at: position, end: end)
  }
}

extension ListingBranch {
  /// Passes over dashes, a tee and one space.
  ///
  /// - Returns: where the label begins.
  fileprivate mutating func takeDashes(
    in bytes: [UInt8], from start: Int, end: Int, _ style: ListingStyle
  ) -> Int {
    if isASCII { return takeSigns(in: bytes, from: start, end: end, style) }
    var position = start
    while position < end, dashes == 0 || !style.hasShortBranches {
      let character = ListingCharacter(in: bytes, at: position, end: end)
      guard case .dash = ListingGlyph(character.value, before: 0) else { break }
      dashes += 1
      position += character.length
    }
    return passSpace(in: bytes, from: passArrowhead(in: bytes, from: position, end: end), end: end)
  }

  /// Passes over the head of an arrow that a branch ends with.
  private func passArrowhead(in bytes: [UInt8], from start: Int, end: Int) -> Int {
    guard dashes > 0, start < end else { return start }
    let character = ListingCharacter(in: bytes, at: start, end: end)
    switch character.value {
    case 0x3E, 0x25B6, 0x25B8, 0x25BA: return start + character.length
    default: return start
    }
  }

  /// Passes over dashes or underscores, whichever comes first, the head of an arrow, and one space.
  private mutating func takeSigns(
    in bytes: [UInt8], from start: Int, end: Int, _ style: ListingStyle
  ) -> Int {
    isUnderscored = start < end && bytes[start] == UInt8(ascii: "_")
    let sign = isUnderscored ? UInt8(ascii: "_") : UInt8(ascii: "-")
    let limit = style.hasShortBranches ? 1 : isUnderscored ? style.underscores : .max
    var position = start
    while position < end, bytes[position] == sign, dashes < limit {
      dashes += 1
      position += 1
    }
    if position < end, dashes > 0, bytes[position] == UInt8(ascii: ">") { position += 1 }
    return passSpace(in: bytes, from: position, end: end)
  }

  private mutating func passSpace(in bytes: [UInt8], from start: Int, end: Int) -> Int {
    var position = start
    while position < end {
      if bytes[position] == TerminalEscape.start,
        let length = TerminalEscape.length(in: bytes, at: position, end: end)
      {
        position += length
        continue
      }
      let character = ListingCharacter(in: bytes, at: position, end: end)
      switch ListingGlyph(character.value, before: 0) {
      case .tee where !isSetOff:
        position += character.length
        isSetOff = true
      case .space:
        isSetOff = true
        return position + character.length
      default: return position
      }
    }
    isSetOff = true
    return position
  }
}
