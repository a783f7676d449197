// Sizing and placing in stacks.
//
// Along its axis a stack puts children one after the other, spacing between them; across it, it lines
// them up by a guide. Its extent across reaches from the lowest edge to the highest, and contains the
// line that the guides lie on.

extension Arena {
  /// The size of a stack for a proposal; its children get their places.
  mutating func sizeStack(_ element: Int, for proposal: ProposedViewSize) -> Size? {
    let stack = stacks[payload(of: element)]
    if elements[element].isSettled || proposal[stack.axis] == nil {
      var offered = proposal
      offered[stack.axis] = nil
      return arrange(element, stack) { _ in offered }
    }
    guard let shares = shares(of: element, stack, for: proposal) else { return nil }
    return arrange(element, stack) { shares[$0] }
  }

  /// Puts the children of a stack in their places, each offered what a closure says by its position.
  ///
  /// - Returns: the stack's size, unless a child's is missing.
  private mutating func arrange(
    _ element: Int, _ stack: Stack, offering: (Int) -> ProposedViewSize
  ) -> Size? {
    guard areChildrenKnown(of: element, offering: offering) else { return nil }
    let key = stackGuides[Int(stack.guide)]
    var run = StackRun()
    var explicitCount = 0
    var position = 0
    var isComplete = true
    var previous: Int?
    var next = firstChild(of: element)
    while let child = next {
      let offered = offering(position)
      guard let size = knownSize(of: child, for: offered) else { return nil }
      let explicit = explicitGuide(key, of: child, at: offered)
      if explicit?.value != nil { explicitCount += 1 }
      let guide = guideValue(explicit, key, of: child, at: offered, size: size)
      isComplete = isComplete && guide != nil
      let gap = gap(after: previous, before: child, in: stack)
      isComplete = isComplete && gap != nil
      let start = run.add(size, along: stack.axis, after: gap ?? 0, guide: guide ?? 0)
      elements[child].origin[stack.axis] = start
      elements[child].origin[stack.axis.crossing] = -(guide ?? 0)
      position += 1
      previous = child
      next = sibling(after: child)
    }
    guard isComplete else { return nil }
    moveChildren(of: element, by: -run.lower, along: stack.axis.crossing)
    if elements[element].isSettled { noteOwnGuide(of: element, -run.lower, saidBy: explicitCount) }
    return run.size(along: stack.axis)
  }

  /// Remembers the value that a stack whose views do not move has for the guide that it aligns by: what
  /// its views say together, all of which stand on the same line.
  private mutating func noteOwnGuide(of element: Int, _ line: Double, saidBy count: Int) {
    guard count > 0 else { return }
    let index = payload(of: element)
    var combined = CombinedGuide(stackGuides[Int(stacks[index].guide)])
    for _ in 0..<count { combined.add(line) }
    stacks[index].ownGuide = combined.value
  }

  private mutating func moveChildren(of element: Int, by distance: Double, along axis: Axis) {
    var next = firstChild(of: element)
    while let child = next {
      elements[child].origin[axis] += distance
      next = sibling(after: child)
    }
  }

  /// What each child is offered when a stack has a given length to share out.
  ///
  /// When a child's size is missing, the sharing is kept, and goes on there when it is known.
  mutating func shares(
    of element: Int, _ stack: Stack, for proposal: ProposedViewSize
  ) -> [ProposedViewSize]? {
    let measurement = Measurement(element: element, proposal: proposal)
    guard
      var progress = sharings.removeValue(forKey: measurement)
        ?? startSharing(element, stack, for: proposal)
    else { return nil }
    while let (position, share) = progress.sharing.next() {
      var offered = proposal
      offered[stack.axis] = share
      guard let size = sizeOrMissing(progress.views[position], offered) else {
        sharings[measurement] = progress
        return nil
      }
      progress.sharing.take(size[stack.axis])
    }
    return progress.sharing.shares.map { share in
      var offered = proposal
      offered[stack.axis] = share
      return offered
    }
  }

  private mutating func startSharing(
    _ element: Int, _ stack: Stack, for proposal: ProposedViewSize
  ) -> (views: [Int], sharing: StackSharing)? {
    let views = children(of: element)
    var wishes: [StackSharing.Wish] = []
    for view in views { wishes.append(wish(of: view, along: stack.axis, proposal)) }
    let gaps = gaps(between: views, in: stack)
    guard let gaps, missing.isEmpty else { return nil }
    let length = (proposal[stack.axis] ?? 0) - gaps.reduce(0, +)
    return (views, StackSharing(length, among: wishes))
  }

  /// The gap before each view of a stack, 0 before the first, if all are known.
  mutating func gaps(between views: [Int], in stack: Stack) -> [Double]? {
    var gaps: [Double] = []
    var previous: Int?
    for view in views {
      gap(after: previous, before: view, in: stack).map { gaps.append($0) }
      previous = view
    }
    return gaps.count == views.count ? gaps : nil
  }

  /// The gap between two neighbours, 0 before the first; if the stack was told none, it is what they
  /// want, which only custom layouts say.
  private mutating func gap(after one: Int?, before other: Int, in stack: Stack) -> Double? {
    guard let one else { return 0 }
    if let spacing = stack.spacing { return spacing }
    guard !layouts.isEmpty else { return defaultSpacing }
    guard let before = spacing(of: one), let after = spacing(of: other) else { return nil }
    return before.distance(to: after, along: stack.axis)
  }

  private mutating func wish(
    of element: Int, along axis: Axis, _ proposal: ProposedViewSize
  ) -> StackSharing.Wish {
    var least = proposal
    var greatest = proposal
    least[axis] = 0
    greatest[axis] = .infinity
    let range = lengthRange(of: element, along: axis)
    return StackSharing.Wish(
      least: range.least ?? sizeOrMissing(element, least)?[axis] ?? 0,
      greatest: range.greatest ?? sizeOrMissing(element, greatest)?[axis] ?? 0,
      priority: priority(of: element))
  }

  /// Remembers what a stack's parents will ask of it.
  mutating func finishStack(_ element: Int) {
    let index = payload(of: element)
    let stack = stacks[index]
    guard stack.hasCustomGuides, stack.outer != Element.none else { return }
    stacks[payload(of: Int(stack.outer))].include(stack)
  }
}

/// The extent of a stack while its children are added.
struct StackRun {
  private var end = 0.0
  private(set) var lower = 0.0
  private var upper = 0.0

  /// Adds a child and says where it starts along the axis.
  mutating func add(_ size: Size, along axis: Axis, after gap: Double, guide: Double) -> Double {
    let start = end + gap
    end = start + size[axis]
    lower = min(lower, -guide)
    upper = max(upper, size[axis.crossing] - guide)
    return start
  }

  func size(along axis: Axis) -> Size {
    var size = Size.zero
    size[axis] = max(end, 0)
    size[axis.crossing] = upper - lower
    return size
  }
}
