/// Where a search for a guide has come to.
struct GuideSource {
  var element: ElementID
  /// What the element is offered.
  var proposal: ProposedViewSize
  /// How many wrappers lie around the element.
  var wrappers = 0
  /// How far the element stands from where the search began.
  var shift = 0.0

  init(element: ElementID, proposal: ProposedViewSize) {
    self.element = element
    self.proposal = proposal
  }
}
