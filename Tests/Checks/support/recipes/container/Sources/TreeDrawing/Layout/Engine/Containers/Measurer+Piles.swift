extension Measurer {
  /// The size of a pile, whose views stand 10 points behind and below the one before.
  mutating func sizePile(_ element: ElementID, for proposal: ProposedViewSize) -> Size? {
    guard areChildrenKnown(of: element, offering: { _ in proposal }) else { return nil }
    var (step, size) = (0.0, Size.zero)
    for child in arena.children(of: element) {
      guard let view = knownSize(of: child, for: proposal) else { return nil }
      arena[child].origin = Point(x: step, y: step)
      size = Size(
        width: max(size.width, step + view.width), height: max(size.height, step + view.height))
      step += 10
    }
    return size
  }
}

extension Placer {
  /// Settles a pile's views, which get what was offered to the pile.
  mutating func settlePile(_ element: ElementID) {
    guard !arena[element].isSettled else { return }
    let proposal = finalProposal(of: element)
    measurer.arrange(element, for: proposal)
    settleChildren(of: element) { _ in proposal }
  }
}
