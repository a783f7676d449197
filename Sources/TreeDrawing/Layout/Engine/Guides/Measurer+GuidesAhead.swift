// Guides that a closure is likely to ask for are worked out before it is called, from the inside
// out, where a closure called to answer it would be too deep in others.

extension Measurer {
  /// A guide that the closure of another one is likely to ask for, if it is not known yet: one that
  /// is set on the same view, or the same guide further in.
  mutating func guideAhead(of element: ElementID, at proposal: ProposedViewSize) -> Question? {
    let key = arena.guide(of: element).key
    var element = element
    var proposal = proposal
    while true {
      guard let offered = proposalWhenPlacing(childOf: element, for: proposal) else {
        return pending.missing.popLast()
      }
      proposal = offered
      element = arena.primary(of: element)
      let kind = arena[element].kind
      if kind.isLeaf || kind == .guideBarrier { return nil }
      if kind.endsGuides { return unanswered(key, of: element, at: proposal) }
      guard kind == .alignmentGuide else { continue }
      let inner = arena.guide(of: element).key
      if let question = unanswered(inner, of: element, at: proposal) { return question }
      if inner == key { return nil }
    }
  }

  private mutating func unanswered(
    _ key: AlignmentKey, of element: ElementID, at proposal: ProposedViewSize
  ) -> Question? {
    let question = question(key, of: element, at: proposal)
    guard case .guide(_, let asked) = question, isRemembered(key, of: asked) else {
      return question
    }
    return nil
  }
}
