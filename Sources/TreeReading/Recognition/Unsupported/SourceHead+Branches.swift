extension SourceHead {
  /// What speaks for a listing whose branches are drawn in ways that labels may begin with, or
  /// behind something else.
  func branchEvidence(_ lines: [ListingLine]) -> Evidence? {
    let drawn = lines.count { isDrawn($0) }
    let areRoots = lines.allSatisfy { $0.branch != nil || isRoot($0) }
    if drawn > 2, drawn * 2 >= lines.count, areRoots, lines.first?.branch == nil {
      return .certain(.branches)
    }
    if drawn > 1 || drawn == 1 && haveOtherSigns(lines) { return .possible(.branchSigns) }
    let hidden = lines.compactMap { line in
      line.branch == nil ? TrailingBranch(in: bytes, line.label.range) : nil
    }
    return hidden.contains(where: \.isUnmistakable) || hidden.count > 1
      ? .possible(.hiddenBranches) : nil
  }

  /// Whether a line has a bar but no branch that is read, or an underscore for a dash at the
  /// margin.
  private func haveOtherSigns(_ lines: [ListingLine]) -> Bool {
    lines.contains { line in
      line.branch.map { $0.isUnderscored && $0.column == 0 && bytes[$0.offset] == 0x7C }
        ?? (line.hasBars && !line.label.range.isEmpty)
    }
  }

  /// Whether a line stands at the margin, where roots do, or names columns.
  private func isRoot(_ line: ListingLine) -> Bool {
    line.column == 0 && !line.hasBars || ListingNoise.isHeading(bytes[line.label.range])
      || ListingNoise.isTitle(bytes[line.label.range])
  }

  /// Whether a line has a branch, and a label that is neither a number with a sign nor part of a
  /// frame.
  private func isDrawn(_ line: ListingLine) -> Bool {
    guard let branch = line.branch else { return false }
    let label = bytes[line.label.range]
    let isNumber = branch.isPlus && branch.dashes == 1 && label.first?.isDigit ?? false
    return !isNumber && label.contains { $0.isLetter || $0.isDigit || $0 >= 0x80 }
  }
}

/// A branch that is drawn behind something else in its line, so that the line begins with no
/// branch.
struct TrailingBranch {
  /// Where it is.
  let offset: Int
  /// Whether it is drawn with characters that serve nothing else.
  let isUnmistakable: Bool

  private static let ascii = [" \\_ ", " |_ ", " |-- ", " `-- ", " '-- ", " +-- "].map {
    Array($0.utf8)
  }

  /// Finds the first in a line; nil if there is none.
  init?(in bytes: [UInt8], _ line: Range<Int>) {
    for offset in line {
      if bytes[offset] == 0xE2, Self.isCorner(in: bytes, at: offset, end: line.upperBound) {
        self.offset = offset
        isUnmistakable = true
        return
      }
      guard bytes[offset] == UInt8(ascii: " "), offset + 3 < line.upperBound,
        "\\|`'+".utf8.contains(bytes[offset + 1])
      else { continue }
      let rest = bytes[offset..<line.upperBound]
      guard Self.ascii.contains(where: { rest.starts(with: $0) }) else { continue }
      self.offset = offset + 1
      isUnmistakable = false
      return
    }
    return nil
  }

  /// Whether a range begins with a branch that is drawn with characters of Unicode.
  static func isCorner(in bytes: [UInt8], at range: Range<Int>) -> Bool {
    isCorner(in: bytes, at: range.lowerBound, end: range.upperBound)
  }

  /// Whether a character begins a branch, or a line down to one.
  private static func isCorner(in bytes: [UInt8], at offset: Int, end: Int) -> Bool {
    switch ListingCharacter(in: bytes, at: offset, end: end).value {
    case 0x250C...0x250F, 0x2514...0x2523, 0x2552...0x255A, 0x255E...0x2560, 0x256D, 0x2570: true
    default: false
    }
  }
}
