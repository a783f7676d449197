extension SourceHead {
  /// What speaks for Markdown: headings of several levels, a heading with a list, or a title
  /// underlined.
  ///
  /// Bullets throughout are as likely those of an outline.
  var markdownEvidence: Evidence? {
    let body = linesBehindFrontMatter
    let hasFrontMatter = body.count < lines.count
    let lines = body.map { MarkdownLine(in: bytes, at: $0.indentation.start) }
    let ranks = Set(lines.filter { $0.column == 0 }.compactMap { $0.heading(in: bytes)?.rank })
    if hasFrontMatter, !ranks.isEmpty { return .certain(.frontMatterAndHeading) }
    if ranks.count > 1 || hasUnderlinedTitle(lines) {
      if haveOutlineBelowHeadings(lines) { return .possible(.headingsAndOutline) }
      return .certain(ranks.count > 1 ? .headingLevels : .underlinedTitle)
    }
    let items = lines.count { MarkdownMarker(in: bytes, $0) != nil && !$0.isRule(in: bytes) }
    let isHeaded = lines.first?.heading(in: bytes) != nil && lines.first?.column == 0
    if isHeaded, items > 0, !hasIndentedText(lines) {
      return .certain(.headingAndList)
    }
    if let evidence = flatEvidence(lines, isHeaded: isHeaded && items == 0) { return evidence }
    guard items == lines.count, items > 1 else { return nil }
    return areNestedBullets(lines) ? .certain(.nestedBullets) : .possible(.bullets)
  }

  /// Whether Markdown and an outline see the same tree in lines that all are items, so that it can
  /// be drawn without bullets.
  private func areNestedBullets(_ lines: [MarkdownLine]) -> Bool {
    var open: [MarkdownMarker] = []
    var isNested = false
    for line in lines {
      guard let marker = MarkdownMarker(in: bytes, line), isPlainItem(marker, line) else {
        return false
      }
      if let last = open.last, marker.column > last.column {
        guard (last.content..<last.content + 4).contains(marker.column) else { return false }
        isNested = true
      } else if let first = open.first {
        guard marker.column >= first.column else { return false }
        while let last = open.last, last.column > marker.column { open.removeLast() }
        guard open.popLast()?.column == marker.column else { return false }
      }
      open.append(marker)
    }
    return isNested
  }

  /// Whether an item has a bullet, and a text that means nothing else in Markdown.
  private func isPlainItem(_ marker: MarkdownMarker, _ line: MarkdownLine) -> Bool {
    let rest = MarkdownLine(line, behind: marker.length, in: bytes)
    // What is indented further than the text of an item is code.
    guard !marker.isOrdered, rest.column == marker.content, let first = bytes[rest.text].first,
      !"#>|<=".utf8.contains(first), MarkdownMarker(in: bytes, rest) == nil
    else { return false }
    return !rest.isRule(in: bytes)
      && !["```", "~~~"].contains { bytes[rest.text].starts(with: $0.utf8) }
      && !MarkdownLinks.isDefinition(rest, in: bytes)
  }

  /// What speaks for headings with text below, where nothing is indented.
  private func flatEvidence(_ lines: [MarkdownLine], isHeaded: Bool) -> Evidence? {
    guard lines.count > 1, lines.allSatisfy({ $0.column == 0 }) else { return nil }
    let headings = lines.count { $0.heading(in: bytes)?.text.isEmpty == false }
    if headings > 1 { return .possible(.numberSigns) }
    guard isHeaded, headings == 1 else { return nil }
    return .possible(.numberSignFirst)
  }

  /// Whether a line is indented that is no item, and does not go on with one either.
  private func hasIndentedText(_ lines: [MarkdownLine]) -> Bool {
    var content = Int.max
    for line in lines {
      if let marker = MarkdownMarker(in: bytes, line) {
        content = min(marker.content, line.column > 0 ? content : .max)
      } else if line.column == 0 {
        content = .max
      } else if line.column < content {
        return true
      }
    }
    return false
  }

  private func hasUnderlinedTitle(_ lines: [MarkdownLine]) -> Bool {
    guard lines.count > 2, lines[0].column == 0 else { return false }
    let length = lines[1].text.count
    return lines[1].underlineRank(in: bytes) == 1 && length > 2
      && bytes[lines[1].text.lowerBound - 1].endsLine
  }
}
