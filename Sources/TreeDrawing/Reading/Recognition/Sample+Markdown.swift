extension Sample {
  /// What speaks for Markdown: headings of several levels, a heading with a list, or a title underlined.
  ///
  /// Bullets throughout are as likely those of an outline.
  var markdownEvidence: Evidence? {
    let body = linesBehindFrontMatter
    let hasFrontMatter = body.count < lines.count
    let lines = body.map { MarkdownLine(in: bytes, at: $0.indentation.start) }
    let ranks = Set(lines.filter { $0.column == 0 }.compactMap { $0.heading(in: bytes)?.rank })
    if hasFrontMatter, !ranks.isEmpty { return .certain("it has front matter and a heading") }
    if ranks.count > 1 { return .certain("it has headings of several levels") }
    let items = lines.count { MarkdownMarker(in: bytes, $0) != nil && !$0.isRule(in: bytes) }
    let isHeaded = lines.first?.heading(in: bytes) != nil && lines.first?.column == 0
    let others = lines.count { $0.column > 0 && MarkdownMarker(in: bytes, $0) == nil }
    if isHeaded, items > 0, others == 0 { return .certain("it has a heading and a list") }
    if hasUnderlinedTitle(lines) { return .certain("its title is underlined") }
    let headings = lines.count { $0.column == 0 && $0.heading(in: bytes)?.text.isEmpty == false }
    if headings > 1, lines.allSatisfy({ $0.column == 0 }) {
      return .possible("several lines begin with a number sign")
    }
    guard items == lines.count, items > 1 else { return nil }
    return .possible("every line begins with a bullet or a number")
  }

  private func hasUnderlinedTitle(_ lines: [MarkdownLine]) -> Bool {
    guard lines.count > 2, lines[0].column == 0 else { return false }
    let length = lines[1].text.count
    return lines[1].underlineRank(in: bytes) == 1 && length > 2
      && bytes[lines[1].text.lowerBound - 1].endsLine
  }
}
