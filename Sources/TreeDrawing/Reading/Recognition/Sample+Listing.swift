extension Sample {
  /// What speaks for a tree listing: branches drawn at the beginning of lines.
  ///
  /// Box-drawing characters are unmistakable. In ASCII, a last branch must be among them, and the
  /// first must begin below a root.
  var listingEvidence: Evidence? {
    let style = ListingStyle(of: self)
    let lines = lines.map { ListingLine(in: bytes, at: $0.indentation.start, style: style) }
    let branches = lines.compactMap(\.branch)
    let isDrawn = branches.contains { !$0.isASCII } || lines.contains(where: goesOnWithChild)
    if isDrawn || isASCIIListing(lines, style) {
      return .certain("branches are drawn before its labels")
    }
    return isASCIIChain(lines) ? .possible("dashes are drawn between words") : nil
  }

  /// Whether a line goes on with a child as `pstree` prints it in Unicode.
  private func goesOnWithChild(_ line: ListingLine) -> Bool {
    guard let branch = InlineBranches.first(in: bytes, line.label.range) else { return false }
    return bytes[branch.lowerBound] != UInt8(ascii: "-") && branch.upperBound < line.label.end
  }

  /// Whether there is one line, such as `init---sh---ps`.
  private func isASCIIChain(_ lines: [ListingLine]) -> Bool {
    guard lines.count == 1, let label = lines.first?.label.range,
      let branch = InlineBranches.first(in: bytes, label), branch.upperBound < label.upperBound
    else { return false }
    return bytes[branch.lowerBound] == UInt8(ascii: "-") && !bytes[label].contains(0x20)
      && bytes[branch.upperBound] != UInt8(ascii: "-")
  }

  private func isASCIIListing(_ lines: [ListingLine], _ style: ListingStyle) -> Bool {
    guard let first = lines.firstIndex(where: { $0.branch != nil }), first > 0,
      let branch = lines[first].branch, lines.contains(where: { $0.branch?.isLast == true })
    else { return false }
    let root = lines[first - 1]
    if isBelowInline(branch, of: root) { return true }
    let indentation = branch.column - root.column
    guard branch.isShort else { return indentation == 0 }
    // So `pstree -a` and Clang print; several are needed, since a label may begin with a quote and a dash.
    return (indentation == 0 || indentation == 2)
      && lines.count(where: { $0.branch != nil }) > 1
  }

  /// Whether a branch begins where its parent's line goes on with a child, as `pstree` prints.
  private func isBelowInline(_ branch: ListingBranch, of root: ListingLine) -> Bool {
    guard let inline = InlineBranches.first(in: bytes, root.label.range) else { return false }
    let column = bytes[root.start..<inline.lowerBound].count { !$0.isContinuation }
    return column + InlineBranches.columnOfChildren == branch.column
  }
}
