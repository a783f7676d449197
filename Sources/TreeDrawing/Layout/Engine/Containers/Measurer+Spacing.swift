// The gaps that views want around them.

extension Measurer {
  /// The gaps that a view wants around it, if they are known.
  mutating func spacing(of element: ElementID) -> ViewSpacing? {
    let giver = spacingGiver(of: element)
    guard let element = giver.element else { return ViewSpacing() }
    if arena.kind(of: element) == .spacer { return giver.spacing(spacingOfSpacer(element)) }
    let known = measurements.spacings[element] ?? want(.spacing(element: element))
    return known.map(giver.spacing)
  }

  /// The gaps that a view wants around it, as a closure asks it; the usual ones if finding out
  /// takes calls too deep.
  mutating func askedSpacing(of element: ElementID) -> ViewSpacing {
    if let giver = spacingGiver(of: element).element, arena.kind(of: giver) != .spacer {
      resolve(.spacing(element: giver))
    }
    return spacing(of: element) ?? ViewSpacing()
  }

  /// The gaps that a container wants around it, if all that depends on is known.
  mutating func containerSpacing(_ element: ElementID) -> ViewSpacing? {
    switch arena.kind(of: element).spacing {
    case .stack: stackSpacing(element)
    case .decisiveViews: decisiveSpacing(element)
    case .custom: layoutSpacing(element)
    case .content, .laidOut, .padding, .frame, .flexibleFrame, .position, .spacer, .firstView:
      ViewSpacing()
    }
  }

  /// What a custom layout says about the gaps around it.
  private mutating func layoutSpacing(_ element: ElementID) -> ViewSpacing? {
    let views = arena.children(of: element)
    return callLayout(element) { $0.spacing(of: views, in: element) }.map(arena.warnings.checked)
  }

  /// A stack wants at its ends what the views there want, and across what any of its views wants.
  private mutating func stackSpacing(_ element: ElementID) -> ViewSpacing? {
    let isRow = arena.parameters.stacks[arena.payload(of: element)].axis == .horizontal
    let views = arena.children(of: element)
    return union(of: views) { position in
      var edges: Edge.Set = isRow ? .vertical : .horizontal
      if position == 0 { edges.insert(isRow ? .leading : .top) }
      if position == views.count - 1 { edges.insert(isRow ? .trailing : .bottom) }
      return edges
    }
  }

  /// What any of the views wants that decide the size.
  private mutating func decisiveSpacing(_ element: ElementID) -> ViewSpacing? {
    let views = arena.children(of: element)
    let decisive = views.map { priority(of: $0) }.max()
    return union(of: views.filter { priority(of: $0) == decisive }) { _ in .all }
  }

  /// The largest gaps that views want on those edges which a closure says by their positions, none
  /// if there is no view.
  private mutating func union(
    of views: [ElementID], edges: (Int) -> Edge.Set
  ) -> ViewSpacing? {
    guard !views.isEmpty else { return .zero }
    var union = ViewSpacing()
    var isComplete = true
    for (position, view) in views.enumerated() {
      if let spacing = spacing(of: view) {
        union.formUnion(spacing, edges: edges(position))
      } else {
        isComplete = false
      }
    }
    return isComplete ? union : nil
  }

  /// A spacer wants no gap along its axis, and none on any side if it has none.
  private mutating func spacingOfSpacer(_ element: ElementID) -> ViewSpacing {
    switch arena.parameters.spacers[arena.payload(of: element)].axis {
    case nil: .zero
    case .horizontal: ViewSpacing().union(.zero, edges: .horizontal)
    case .vertical: ViewSpacing().union(.zero, edges: .vertical)
    }
  }

  /// The container or the spacer that an element is, or wraps; of views to choose from, the first
  /// counts.
  private mutating func spacingGiver(of element: ElementID) -> SpacingGiver {
    var giver = SpacingGiver()
    var next: ElementID? = element
    while let element = next {
      giver.element = arena.descend(from: element) { element, parameters in
        giver.look(at: element, parameters)
        return element.kind.spacing.isOwn
      }
      guard let found = giver.element, arena.kind(of: found) == .fittingView else { return giver }
      giver.element = nil
      next = arena.firstChild(of: found)
    }
    return giver
  }
}

extension Element.Traits.Spacing {
  /// Whether a search for the gaps that a view wants ends here.
  fileprivate var isOwn: Bool {
    switch self {
    case .content, .laidOut, .padding, .frame, .flexibleFrame, .position: false
    case .spacer, .firstView, .stack, .decisiveViews, .custom: true
    }
  }
}

/// What says which gaps a view wants; all that is neither a container nor a spacer, and wraps
/// neither, wants nothing in particular.
private struct SpacingGiver {
  var element: ElementID?
  /// Where wrappers hide what it wants, since the edges there are theirs.
  private var hidden: Edge.Set = []
  /// The edges of the last frame, which hides nothing if it is around a spacer and nothing else.
  private var framed: Edge.Set = []

  /// What is left of the gaps inside.
  func spacing(_ inside: ViewSpacing) -> ViewSpacing { inside.without(hidden) }

  /// Looks at the next element further in.
  mutating func look(at element: Element, _ parameters: borrowing Parameters) {
    guard let edges = Self.edges(of: element, parameters) else { return }
    hidden.formUnion(framed)
    let isFrame = element.kind == .frame || element.kind == .flexibleFrame
    framed = isFrame ? edges : []
    if !isFrame { hidden.formUnion(edges) }
  }

  /// The edges that an element has of its own, if it lays its content out.
  private static func edges(
    of element: Element, _ parameters: borrowing Parameters
  ) -> Edge.Set? {
    let payload = Int(element.payload)
    switch element.kind.spacing {
    case .padding: return edges(of: parameters.insets[payload])
    case .frame:
      let frame = parameters.frames[payload]
      return edges(width: frame.width != nil, height: frame.height != nil)
    case .flexibleFrame:
      let frame = parameters.flexibleFrames[payload]
      return edges(width: frame.width.isGiven, height: frame.height.isGiven)
    case .position: return .all
    case .laidOut, .stack, .decisiveViews, .custom: return []
    case .content, .spacer, .firstView: return nil
    }
  }

  private static func edges(of insets: EdgeInsets) -> Edge.Set {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges
  }

  private static func edges(width: Bool, height: Bool) -> Edge.Set {
    var edges: Edge.Set = []
    if width { edges.formUnion(.horizontal) }
    if height { edges.formUnion(.vertical) }
    return edges
  }
}
