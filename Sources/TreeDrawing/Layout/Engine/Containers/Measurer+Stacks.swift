// Sizing and placing in stacks.
//
// Along its axis a stack puts children one after the other, spacing between them; across it, it
// lines them up by a guide. Its extent across reaches from the lowest edge to the highest, and
// contains the line that the guides lie on.

extension Measurer {
  /// The size of a stack for a proposal; its children get their places.
  mutating func sizeStack(_ element: ElementID, for proposal: ProposedViewSize) -> Size? {
    let stack = arena.parameters.stacks[arena.payload(of: element)]
    if arena[element].isSettled || proposal[stack.axis] == nil {
      var offered = proposal
      offered[stack.axis] = nil
      return arrange(element, stack) { _ in offered }
    }
    guard let shares = shares(of: element, stack, for: proposal) else { return nil }
    return arrange(element, stack) { shares[$0] }
  }

  /// Puts the children of a stack in their places, each offered what a closure says by its
  /// position.
  ///
  /// What is missing is wanted of all children before the stack gives up.
  ///
  /// - Returns: the stack's size, unless a child's is missing.
  private mutating func arrange(
    _ element: ElementID, _ stack: Parameters.Stack, offering: (Int) -> ProposedViewSize
  ) -> Size? {
    guard areChildrenKnown(of: element, offering: offering) else { return nil }
    let key = arena.parameters.stackGuides[Int(stack.guide)]
    var run = StackRun(along: stack.axis)
    var position = 0
    var previous: ElementID?
    var next = arena.firstChild(of: element)
    while let child = next {
      pending.steps += 1
      let offered = offering(position)
      guard let size = knownSize(of: child, for: offered) else { return nil }
      let explicit = explicitGuide(key, of: child, at: offered)
      let guide = guideValue(explicit, key, of: child, at: offered, size: size)
      let gap = gap(after: previous, before: child, in: stack)
      arena[child].origin = run.add(
        size, after: gap, guide: guide, isExplicit: explicit?.value != nil)
      position += 1
      previous = child
      next = arena.sibling(after: child)
    }
    return run.isComplete ? finish(run, of: element) : nil
  }

  /// Moves the children of a stack so that none sticks out across.
  ///
  /// - Returns: the stack's size.
  private mutating func finish(_ run: StackRun, of element: ElementID) -> Size {
    moveChildren(of: element, by: -run.lower, along: run.axis.crossing)
    if arena[element].isSettled { rememberOwnGuide(of: element, run) }
    return run.size
  }

  /// Remembers the value that a stack whose views do not move has for the guide that it aligns by:
  /// what its views say together, all of which stand on the same line.
  private mutating func rememberOwnGuide(of element: ElementID, _ run: StackRun) {
    guard run.explicitCount > 0 else { return }
    let index = arena.payload(of: element)
    let guide = Int(arena.parameters.stacks[index].guide)
    var combined = CombinedGuide(arena.parameters.stackGuides[guide])
    for _ in 0..<run.explicitCount { combined.add(-run.lower) }
    arena.parameters.stacks[index].ownGuide = combined.value
  }

  private mutating func moveChildren(of element: ElementID, by distance: Double, along axis: Axis) {
    var next = arena.firstChild(of: element)
    while let child = next {
      arena[child].origin[axis] += distance
      next = arena.sibling(after: child)
    }
  }

  /// What each child is offered when a stack has a given length to share out.
  ///
  /// When a child's size is missing, the sharing is kept, and goes on there when it is known.
  mutating func shares(
    of element: ElementID, _ stack: Parameters.Stack, for proposal: ProposedViewSize
  ) -> [ProposedViewSize]? {
    let measurement = Measurement(element: element, proposal: proposal)
    guard
      var progress = measurements.sharings.removeValue(forKey: measurement)
        ?? startSharing(element, stack, for: proposal)
    else { return nil }
    pending.dependence.formUnion(progress.dependence)
    while let (position, share) = progress.sharing.next() {
      var offered = proposal
      offered[stack.axis] = share
      let taken = lengthOrMissing(progress.views[position], along: stack.axis, for: offered)
      guard let taken else {
        progress.dependence = pending.dependence
        measurements.sharings[measurement] = progress
        return nil
      }
      progress.sharing.take(taken)
    }
    return progress.sharing.shares.map { share in
      var offered = proposal
      offered[stack.axis] = share
      return offered
    }
  }

  private mutating func startSharing(
    _ element: ElementID, _ stack: Parameters.Stack, for proposal: ProposedViewSize
  ) -> SharingProgress? {
    let views = arena.children(of: element)
    let flexibilities = flexibilities(of: views, along: stack.axis, proposal)
    let gaps = gaps(between: views, in: stack)
    guard let gaps, pending.missing.isEmpty else { return nil }
    let length = (proposal[stack.axis] ?? 0) - gaps.reduce(0, +)
    return SharingProgress(
      views: views, sharing: StackSharing(length, among: flexibilities),
      dependence: pending.dependence)
  }

  /// The gap before each view of a stack, 0 before the first, if all are known.
  mutating func gaps(between views: [ElementID], in stack: Parameters.Stack) -> [Double]? {
    var gaps: [Double] = []
    var previous: ElementID?
    for view in views {
      gap(after: previous, before: view, in: stack).map { gaps.append($0) }
      previous = view
    }
    return gaps.count == views.count ? gaps : nil
  }

  /// The gap between two neighbours, 0 before the first; if the stack was told none, it is what
  /// they want.
  private mutating func gap(
    after one: ElementID?, before other: ElementID, in stack: Parameters.Stack
  ) -> Double? {
    guard let one else { return 0 }
    if let spacing = stack.spacing { return spacing }
    guard let before = spacing(of: one), let after = spacing(of: other) else { return nil }
    return before.distance(to: after, along: stack.axis)
  }

  /// Remembers what a stack's parents will ask of it.
  mutating func finishStack(_ element: ElementID) {
    traceStack(element)
    let stack = arena.parameters.stacks[arena.payload(of: element)]
    guard stack.hasCustomGuides, stack.outer != .none else { return }
    arena.parameters.stacks[arena.payload(of: stack.outer)].include(stack)
  }

  /// What a stack offers each child for a proposal, by position.
  mutating func offersOfStack(
    _ element: ElementID, for proposal: ProposedViewSize
  ) -> ((Int) -> ProposedViewSize)? {
    let stack = arena.parameters.stacks[arena.payload(of: element)]
    if proposal[stack.axis] != nil {
      guard let shares = shares(of: element, stack, for: proposal) else { return nil }
      return { shares[$0] }
    }
    var offered = proposal
    offered[stack.axis] = nil
    return { _ in offered }
  }

  /// What a stack shares out when it places its children: an extent across that was not offered is
  /// its own by then.
  mutating func proposalWhenPlacingStack(
    _ element: ElementID, for proposal: ProposedViewSize
  ) -> ProposedViewSize? {
    let across = arena.parameters.stacks[arena.payload(of: element)].axis.crossing
    guard proposal[across] == nil else { return proposal }
    guard let size = sizeOrMissing(element, proposal) else { return nil }
    var placing = proposal
    placing[across] = size[across]
    return placing
  }
}

extension Placer {
  /// Settles a stack's children; an extent across that was not offered is the stack's own by now.
  mutating func settleStack(_ element: ElementID) {
    guard !arena[element].isSettled else { return }
    let across = arena.parameters.stacks[arena.payload(of: element)].axis.crossing
    var proposal = finalProposal(of: element)
    if proposal[across] == nil { proposal[across] = arena[element].size[across] }
    measurer.arrange(element, for: proposal)
    let standIn: (Int) -> ProposedViewSize = { [proposal] _ in proposal }
    let offering = measurer.resolving(orElse: standIn) { $0.offers(of: element, for: proposal) }
    settleChildren(of: element, offering: offering)
  }
}

/// The extent of a stack while its children are added.
struct StackRun {
  let axis: Axis
  /// The lowest edge across, relative to the line that the guides lie on.
  private(set) var lower = 0.0
  /// Whether all gaps and guides so far were known.
  private(set) var isComplete = true
  /// How many children set the stack's guide explicitly.
  private(set) var explicitCount = 0
  private var end = 0.0
  private var upper = 0.0

  init(along axis: Axis) { self.axis = axis }

  /// Adds a child and says where it stands; across, it stands on the line.
  mutating func add(
    _ size: Size, after gap: Double?, guide: Double?, isExplicit: Bool = false
  ) -> Point {
    isComplete = isComplete && gap != nil && guide != nil
    if isExplicit { explicitCount += 1 }
    let start = end + (gap ?? 0)
    let guide = guide ?? 0
    end = start + size[axis]
    lower = min(lower, -guide)
    upper = max(upper, size[axis.crossing] - guide)
    var origin = Point.zero
    origin[axis] = start
    origin[axis.crossing] = -guide
    return origin
  }

  var size: Size {
    var size = Size.zero
    size[axis] = max(end, 0)
    size[axis.crossing] = upper - lower
    return size
  }
}
