extension Sample {
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
    if ranks.count > 1 { return .certain(.headingLevels) }
    let items = lines.count { MarkdownMarker(in: bytes, $0) != nil && !$0.isRule(in: bytes) }
    let isHeaded = lines.first?.heading(in: bytes) != nil && lines.first?.column == 0
    if isHeaded, items > 0, !hasIndentedText(lines) {
      return .certain(.headingAndList)
    }
    if hasUnderlinedTitle(lines) { return .certain(.underlinedTitle) }
    if let evidence = flatEvidence(lines, isHeaded: isHeaded && items == 0) { return evidence }
    guard items == lines.count, items > 1 else { return nil }
    return .possible(.bullets)
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
