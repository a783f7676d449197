extension SourceHead {
  /// What speaks for a tree listing: branches drawn at the beginning of lines.
  ///
  /// Box-drawing characters are unmistakable. In ASCII, a last branch must be among them unless it
  /// may lie behind the head, and the first must begin below a root.
  var listingEvidence: Evidence? {
    guard mayHaveBranches else { return endsWithReport ? .certain(.countOfFiles) : nil }
    let style = ListingStyle(of: self)
    let lines = listingLines(style)
    let branches = lines.compactMap(\.branch)
    let isDrawn = branches.contains { !$0.isASCII } || lines.contains(where: goesOnWithChild)
    if isDrawn || isASCIIListing(lines, style) {
      return .certain(.branches)
    }
    if endsWithReport { return .certain(.countOfFiles) }
    if isUnended(lines) {
      let isLong = lines.count > Self.shortListing || !isWhole
      return isLong ? .certain(.branches) : .possible(.branchesWithoutLast)
    }
    return isASCIIChain(lines) ? .possible(.dashesBetweenWords) : branchEvidence(lines)
  }

  /// Whether the characters occur that branches are drawn with, those of Unicode by their bytes.
  private var mayHaveBranches: Bool {
    if hasAny(of: CollectionOfOne(0xE2)), hasAny(of: [0x94, 0x95]) { return true }
    guard hasAny(of: "-_".utf8) else { return false }
    return hasAny(of: "|+`'\\".utf8) || lines.count == 1
      || lines.contains { text($0).starts(with: ":--".utf8) }
  }

  /// Whether a line goes on with a child as `pstree` prints it in Unicode.
  private func goesOnWithChild(_ line: ListingLine) -> Bool {
    guard let branch = InlineBranches(in: bytes, line.label.range)?.range else { return false }
    return bytes[branch.lowerBound] != UInt8(ascii: "-") && branch.upperBound < line.label.end
  }

  /// Whether there is one line, such as `init---sh---ps`.
  private func isASCIIChain(_ lines: [ListingLine]) -> Bool {
    guard lines.count == 1, let label = lines.first?.label.range,
      let branch = InlineBranches(in: bytes, label)?.range, branch.upperBound < label.upperBound
    else { return false }
    return bytes[branch.lowerBound] == UInt8(ascii: "-") && !bytes[label].contains(0x20)
      && bytes[branch.upperBound] != UInt8(ascii: "-")
  }

  /// How many lines a listing without a last branch has at most if it may as well be an outline.
  private static let shortListing = 4

  /// Whether all lines but the first have branches such as `|-- ` although none is the last.
  ///
  /// So it is where the head ends before the listing, or the listing has been cut.
  private func isUnended(_ lines: [ListingLine]) -> Bool {
    guard let root = lines.first, root.branch == nil, lines.count > 1 else { return false }
    return lines.dropFirst().dropLast(isWhole ? 0 : 1).allSatisfy { line in
      line.branch.map { (2...3).contains($0.dashes) && $0.isSetOff } ?? false
    } && lines[1].branch?.column == root.column
  }

  /// Whether the input is a folder that is empty, and the report of `tree` behind it.
  private var endsWithReport: Bool {
    guard isWhole, lines.count == 2, let report = lines.last,
      ListingCount.isCount(text(report)), lines[0].indentation.length == 0
    else { return false }
    let before = bytes[..<report.indentation.start].dropLast()
    return before.last?.endsLine ?? false
  }

  private func isASCIIListing(_ lines: [ListingLine], _ style: ListingStyle) -> Bool {
    guard let first = lines.firstIndex(where: { $0.branch != nil }), first > 0,
      let branch = lines[first].branch
    else { return false }
    // Bars without a label may come between, and files of Windows.
    guard let root = lines[..<first].last(where: { !$0.hasBars }) else { return false }
    if isBelowInline(branch, of: root) { return true }
    guard lines.contains(where: { $0.branch?.isLast == true }) else { return false }
    let indentation = branch.column - root.column
    guard branch.isShort else { return indentation == 0 }
    // So `pstree -a` and Clang print; several are needed, since a label may begin with a quote and
    // a dash.
    return (indentation == 0 || indentation == 2)
      && lines.count(where: { $0.branch != nil }) > 1
  }

  /// Whether a branch begins where the line above goes on with a child, as `pstree` prints.
  private func isBelowInline(_ branch: ListingBranch, of root: ListingLine) -> Bool {
    var rest = root.label.range
    var column = bytes[root.start..<rest.lowerBound].count { !$0.isContinuation }
    while let inline = InlineBranches(in: bytes, rest) {
      let sign = inline.range
      column += bytes[rest.lowerBound..<sign.lowerBound].count { !$0.isContinuation }
      let place = column + inline.column
      guard place < branch.column else { return place == branch.column }
      column += bytes[sign].count { !$0.isContinuation }
      rest = sign.upperBound..<rest.upperBound
    }
    return false
  }
}
