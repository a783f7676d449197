// What follows from an element's kind and children, whatever it is offered.

extension Measurer {
  /// Whether the size is the same for every proposal.
  mutating func findsRigid(_ element: ElementID) -> Bool {
    switch arena[element].kind {
    case .text, .tidyStack, .image: true
    case .paragraph: arena.parameters.paragraphs[arena.payload(of: element)].isRigid
    case .shape, .geometryReader, .spacer, .resizableImage, .flexibleFrame, .position, .layout:
      false
    case .secondary, .preferenceSecondary: arena[arena.primary(of: element)].isRigid
    case .frame: isRigidFrame(element)
    case .fixedSize: isRigidFixedSize(element)
    case .fittingView: hasOneRigidChild(element)
    default: arena.doChildren(of: element) { $0.isRigid }
    }
  }

  /// Whether the children's places are the same for every proposal.
  mutating func findsSettled(_ element: ElementID) -> Bool {
    switch arena[element].kind {
    case .secondary, .preferenceSecondary: arena[arena.primary(of: element)].isRigid
    case .flexibleFrame, .position, .layout: false
    case .fittingView: hasOneRigidChild(element)
    default: arena.doChildren(of: element) { $0.isRigid }
    }
  }

  /// Whether there is no choice between views, and the only one is of one size.
  private mutating func hasOneRigidChild(_ element: ElementID) -> Bool {
    !arena.hasSeveralChildren(element) && arena.doChildren(of: element) { $0.isRigid }
  }

  private mutating func isRigidFrame(_ element: ElementID) -> Bool {
    let frame = arena.parameters.frames[arena.payload(of: element)]
    return arena[arena.child(of: element)].isRigid || (frame.width != nil && frame.height != nil)
  }

  private mutating func isRigidFixedSize(_ element: ElementID) -> Bool {
    arena.parameters.fixedAxes[arena.payload(of: element)] == (true, true)
      || arena[arena.child(of: element)].isRigid
  }

  /// Finds out which guides may be set explicitly in an element.
  mutating func findGuides(_ element: ElementID) {
    let kind = arena[element].kind
    if kind.isLeaf { return }
    if kind.isWrapper {
      let primary = arena.primary(of: element)
      arena[element].maySetBuiltInGuide = arena[primary].maySetBuiltInGuide
      arena[element].maySetCustomGuide = arena[primary].maySetCustomGuide
    } else {
      arena[element].maySetBuiltInGuide =
        kind == .layout || (kind == .fittingView && mayAnyChildSetBuiltInGuide(element))
      arena[element].maySetCustomGuide = mayContainerSetCustomGuide(element)
    }
  }

  private mutating func mayAnyChildSetBuiltInGuide(_ element: ElementID) -> Bool {
    !arena.doChildren(of: element) { !$0.maySetBuiltInGuide }
  }

  private mutating func mayContainerSetCustomGuide(_ element: ElementID) -> Bool {
    switch arena[element].kind {
    case .layout, .tidyStack: true
    case .stack: arena.parameters.stacks[arena.payload(of: element)].hasCustomGuides
    default: !arena.doChildren(of: element) { !$0.maySetCustomGuide }
    }
  }

  /// The layout priority of a view, which some wrappers hand on; a spacer chooses after all others.
  mutating func priority(of element: ElementID) -> Double {
    guard !arena.parameters.priorities.isEmpty || !arena.parameters.spacers.isEmpty
    else { return 0 }
    var element = element
    while arena.kind(of: element).handsOnPriority, arena.kind(of: element) != .layoutPriority {
      element = arena.primary(of: element)
    }
    return switch arena.kind(of: element) {
    case .layoutPriority: arena.parameters.priorities[arena.payload(of: element)]
    case .spacer: -.infinity
    default: 0
    }
  }
}
