// Guides that a closure is likely to ask for are worked out before it is called, from the inside out,
// where a closure called to answer it would be too deep in others.

extension Arena {
  /// A guide that the closure of another one is likely to ask for, if it is not known yet: one that is
  /// set on the same view, or the same guide further in.
  mutating func guideAhead(of element: Int, at proposal: ProposedViewSize) -> Question? {
    let key = guide(of: element).key
    var element = element
    var proposal = proposal
    while true {
      proposal = self.proposal(toChildOf: element, for: proposal)
      element = primary(of: element)
      switch elements[element].kind {
      case .text, .shape, .geometryReader, .spacer, .guideBarrier: return nil
      case .stack, .overlap, .layout: return unanswered(key, of: element, at: proposal)
      case .alignmentGuide:
        let inner = guide(of: element).key
        if let question = unanswered(inner, of: element, at: proposal) { return question }
        if inner == key { return nil }
      default: continue
      }
    }
  }

  private mutating func unanswered(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> Question? {
    let question = question(key, of: element, at: proposal)
    return guideAnswers[question] == nil ? question : nil
  }
}
