// What follows from an element's kind and children, whatever it is offered.

extension Measurer {
  /// Finds out whether the size, and the children's places, are the same for every proposal.
  mutating func findRigidity(_ element: ElementID) {
    let kind = arena[element].kind
    let isContentRigid = isContentRigid(element)
    arena[element].isSettled = isContentRigid && (kind.isLeaf || kind.rigidity != .never)
    arena[element].isRigid =
      switch kind.rigidity {
      case .always: true
      case .never: false
      case .content: isContentRigid
      case .paragraph: arena.parameters.paragraphs[arena.payload(of: element)].isRigid
      case .frame:
        isContentRigid || arena.parameters.frames[arena.payload(of: element)].isFixed
      case .fixedSize:
        isContentRigid || arena.parameters.fixedAxes[arena.payload(of: element)] == (true, true)
      }
  }

  /// Whether all that decides the size is rigid; of views to choose from, there must be only one.
  @inline(__always)
  private mutating func isContentRigid(_ element: ElementID) -> Bool {
    let kind = arena[element].kind
    if kind.isWrapper { return arena[arena.primary(of: element)].isRigid }
    if kind == .fittingView, arena.hasSeveralChildren(element) { return false }
    return arena.doChildren(of: element) { $0.isRigid }
  }

  /// Finds out which guides may be set explicitly in an element.
  mutating func findGuides(_ element: ElementID) {
    if arena[element].kind.isLeaf { return }
    let (builtIn, custom) = explicitGuides(of: element)
    arena[element].maySetBuiltInGuide = builtIn
    arena[element].maySetCustomGuide = custom
  }

  @inline(__always)
  private mutating func explicitGuides(of element: ElementID) -> (builtIn: Bool, custom: Bool) {
    switch arena[element].kind.guides {
    case .none: return (false, false)
    case .content:
      let primary = arena.primary(of: element)
      return (arena[primary].maySetBuiltInGuide, arena[primary].maySetCustomGuide)
    case .children:
      return (
        !arena.doChildren(of: element) { !$0.maySetBuiltInGuide },
        !arena.doChildren(of: element) { !$0.maySetCustomGuide }
      )
    case .customOfChildren:
      return (false, !arena.doChildren(of: element) { !$0.maySetCustomGuide })
    case .stack:
      return (false, arena.parameters.stacks[arena.payload(of: element)].hasCustomGuides)
    case .custom: return (false, true)
    case .all: return (true, true)
    }
  }

  /// The layout priority of a view, which some wrappers hand on; a spacer chooses after all others.
  mutating func priority(of element: ElementID) -> Double {
    guard !arena.parameters.priorities.isEmpty || !arena.parameters.spacers.isEmpty
    else { return 0 }
    var element = element
    while true {
      switch arena.kind(of: element).priority {
      case .usual: return 0
      case .lowest: return -.infinity
      case .own: return arena.parameters.priorities[arena.payload(of: element)]
      case .content: element = arena.primary(of: element)
      }
    }
  }
}
