// Sizing and placing of texts whose lines end where what they are offered makes them.

extension Measurer {
  /// The size of a paragraph for a proposal.
  mutating func sizeParagraph(_ element: ElementID, for proposal: ProposedViewSize) -> Size {
    arena.parameters.paragraphs[arena.payload(of: element)].size(for: proposal)
  }

  /// How long a paragraph is; how high it gets depends on its width, unless it cannot be broken.
  mutating func rangeOfParagraph(_ element: ElementID, along axis: Axis) -> LengthRange {
    let paragraph = arena.parameters.paragraphs[arena.payload(of: element)]
    guard axis == .vertical else { return LengthRange(least: 0, greatest: paragraph.ideal.width) }
    let line = paragraph.height(ofLines: 1)
    var range = LengthRange(least: line, greatest: paragraph.onlyHeight)
    range.floor = line
    range.isCapped = true
    // There is no room for a second line yet.
    range.reluctance =
      paragraph.onlyHeight == line ? .infinity : paragraph.height(ofLines: 2) - 1
    return range
  }

  /// The baselines of a paragraph for a proposal, the only guides that it sets.
  mutating func paragraphGuide(
    _ key: AlignmentKey, of element: ElementID, at proposal: ProposedViewSize
  ) -> ExplicitGuide? {
    let paragraph = arena.parameters.paragraphs[arena.payload(of: element)]
    let block = paragraph.blank(ofLines: 1)
    switch key.combination {
    case .least: return ExplicitGuide(block.firstLine(by: key))
    case .greatest:
      guard let size = sizeOrMissing(element, proposal) else { return nil }
      return ExplicitGuide(size.height - (block.size.height - block.lastBaseline))
    case .none, .custom: return .absent
    }
  }
}

extension Placer {
  /// Gives a paragraph the lines for what it was finally offered.
  mutating func settleParagraph(_ element: ElementID) {
    guard !arena[element].isRigid else { return }
    let row = arena.payload(of: element)
    let paragraph = arena.parameters.paragraphs[row]
    let lines = paragraph.lines(for: finalProposal(of: element))
    arena.picture.texts.replace(
      arena.picture.paragraphs[row].text, by: paragraph.block(of: lines))
    arena.picture.paragraphs[row].lines = paragraph.styledLines(lines)
  }
}
