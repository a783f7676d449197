// Sizing of tidy stacks. Their views are offered nothing, so each has one size and one place.

extension Measurer {
  /// The size of a tidy stack; its children get their places.
  mutating func sizeTidyStack(_ element: ElementID) -> Size? {
    let index = arena.payload(of: element)
    guard arena.parameters.tidyStacks[index].guide == nil else { return arena[element].size }
    guard areChildrenKnown(of: element, offering: { _ in .unspecified }) else { return nil }
    let style = arena.parameters.tidyStacks[index].style
    packing.removeAll()
    equalizeRoots(of: element, arena.parameters.tidyStyles[Int(style)])
    var next = arena.firstChild(of: element)
    while let child = next {
      guard pack(child, style) else { return nil }
      next = arena.sibling(after: child)
    }
    return finishTidyStack(element, arena.parameters.tidyStyles[Int(style)])
  }

  /// Adds a view to those that are being packed.
  ///
  /// - Returns: whether all that is needed of it is known.
  private mutating func pack(_ child: ElementID, _ number: Int32) -> Bool {
    let style = arena.parameters.tidyStyles[Int(number)]
    guard let size = knownSize(of: child, for: .unspecified),
      let guide = guide(of: child, size, style)
    else { return false }
    let length = size[style.axis]
    if style.interlocks {
      let contour = contour(of: child, number, style)
      packing.append(contour, length: length, guide: guide, spacing: style.spacing, in: contours)
    } else {
      packing.append(
        length: length, guide: guide, isRoot: !isSubtree(child), spacing: style.spacing)
    }
    return true
  }

  /// Where the middle of a view that is packed next is, or that of its root; 0 where nobody asks.
  private mutating func guide(
    of child: ElementID, _ size: Size, _ style: TidyStyle
  ) -> Double? {
    let matters = style.interlocks || style.rule != .first || packing.row.views.isEmpty
    return matters ? guideValue(style.guide, of: child, at: .unspecified, size: size) : 0
  }

  private mutating func finishTidyStack(_ element: ElementID, _ style: TidyStyle) -> Size {
    let index = arena.payload(of: element)
    let (guide, length) = packing.arrange(
      by: style.rule, isLoose: style.interlocks, under: style.lengthAbove)
    arena.parameters.tidyStacks[index].guide = guide
    var size = Size.zero
    size[style.axis] = length
    size[style.axis.crossing] = depth(of: element, style)
    if style.interlocks, !packing.row.views.isEmpty {
      let contour = packing.contour(in: &contours)
      arena.parameters.tidyStacks[index].contour = contours.keep(contour)
    }
    placeViews(of: element, style, depth: size[style.axis.crossing])
    return size
  }

  /// The greatest extent of a stack's views across.
  private mutating func depth(of element: ElementID, _ style: TidyStyle) -> Double {
    var depth = 0.0
    var next = arena.firstChild(of: element)
    while let child = next {
      depth = max(depth, arena[child].size[style.axis.crossing])
      next = arena.sibling(after: child)
    }
    return depth
  }

  private mutating func placeViews(of element: ElementID, _ style: TidyStyle, depth: Double) {
    var position = 0
    var next = arena.firstChild(of: element)
    while let child = next {
      let free = style.isFlushAtEnd ? depth - arena[child].size[style.axis.crossing] : 0
      arena[child].origin[style.axis] = packing.row.views[position].origin
      arena[child].origin[style.axis.crossing] = free
      position += 1
      if style.interlocks { releaseContour(of: child) }
      next = arena.sibling(after: child)
    }
  }
}

extension Placer {
  /// Settles a tidy stack's children, each of which is offered nothing.
  mutating func settleTidyStack(_ element: ElementID) {
    guard !arena[element].isSettled else { return }
    settleChildren(of: element) { _ in .unspecified }
  }
}

// Roots of equal length: a run of boxes looks calm if all end on one line.
extension Measurer {
  /// Makes the roots of a stack's views as long, across its axis, as the longest, if they shall be.
  private mutating func equalizeRoots(of element: ElementID, _ style: TidyStyle) {
    guard style.equalRoots != .none else { return }
    var length = 0.0
    var next = arena.firstChild(of: element)
    while let child = next {
      let root = root(of: child, style)
      if arena.paintsBox(root) { length = max(length, arena[root].size[style.axis.crossing]) }
      next = arena.sibling(after: child)
    }
    next = arena.firstChild(of: element)
    while let child = next {
      lengthenRoot(of: child, style, to: length)
      next = arena.sibling(after: child)
    }
  }

  /// The root in a view of a stack: of a stack that runs along the axis, its first or last view.
  private mutating func root(of view: ElementID, _ style: TidyStyle) -> ElementID {
    let inner = unwrapped(view)
    guard arena.kind(of: inner) == .stack, !arena.paintsBox(inner) else { return inner }
    let stack = arena.parameters.stacks[arena.payload(of: inner)]
    let isFlush = arena.parameters.stackGuides[Int(stack.guide)].fraction == 0
    guard stack.axis == style.axis, isFlush, var root = arena.firstChild(of: inner)
    else { return inner }
    while style.equalRoots == .last, let next = arena.sibling(after: root) { root = next }
    return root
  }

  /// The view in others of its own size.
  private mutating func unwrapped(_ view: ElementID) -> ElementID {
    var element = view
    while let inner = viewOfEqualSize(in: element) { element = inner }
    return element
  }

  /// The view in one of its own size, of which tidy stacks see nothing.
  private mutating func viewOfEqualSize(in element: ElementID) -> ElementID? {
    let kind = arena.kind(of: element)
    guard kind.isTransparent || kind == .preferenceSecondary, arena.isSeeThrough(element)
    else { return nil }
    return arena.primary(of: element)
  }

  private mutating func lengthenRoot(of view: ElementID, _ style: TidyStyle, to length: Double) {
    var root = root(of: view, style)
    guard arena.paintsBox(root), arena[root].isRigid, arena[root].isSettled else { return }
    let across = style.axis.crossing
    arena[root].size[across] = length
    var next: ElementID? = view
    while let element = next {
      arena[element].size[across] = max(arena[element].size[across], length)
      next = viewOfEqualSize(in: element)
    }
    // Nodes that could be flexible are in a view that fixes their size, links in one that says so.
    while [.fixedSize, .note].contains(arena.kind(of: root)) {
      root = arena.primary(of: root)
      arena[root].size[across] = length
    }
  }
}

// What tidy stacks see of the views in them: stacks that put a subtree's root and what is below it
// one behind the other, other tidy stacks, and all else as boxes.
extension Measurer {
  /// Remembers the outlines of a stack that a tidy stack around it will ask for.
  mutating func traceStack(_ element: ElementID) {
    let index = arena.payload(of: element)
    let number = arena.parameters.stacks[index].tidyStyle
    guard number != Contours.none else { return }
    let style = arena.parameters.tidyStyles[Int(number)]
    guard style.interlocks else { return }
    var traced: Contour?
    let views = arena.children(of: element)
    for child in style.isFlushAtEnd ? views.reversed() : views {
      let inner = contour(of: child, number, style)
        .moved(by: shift(of: child, in: element, style))
      traced = traced.map { contours.joining($0, with: inner) } ?? inner
      releaseContour(of: child)
    }
    guard let traced else { return }
    arena.parameters.stacks[index].contour = contours.keep(traced)
  }

  /// The outlines of a view in a tidy stack, or in a stack that a tidy stack looks into; padding
  /// around a box belongs to that.
  private mutating func contour(
    of view: ElementID, _ number: Int32, _ style: TidyStyle
  ) -> Contour {
    var shift = Contours.Shift()
    var element = view
    while arena.isSeeThrough(element) {
      let inner = arena.primary(of: element)
      let step = self.shift(of: inner, in: element, style)
      shift = Contours.Shift(along: shift.along + step.along, depth: shift.depth + step.depth)
      element = inner
    }
    if let index = keptContour(of: element) { return contours[index].moved(by: shift) }
    let size = arena[view].size
    let reach = size[style.axis.crossing] + style.spacing.clearance
    return contours.box(length: size[style.axis], reach: reach)
  }

  private mutating func shift(
    of child: ElementID, in element: ElementID, _ style: TidyStyle
  ) -> Contours.Shift {
    let across = style.axis.crossing
    let origin = arena[child].origin
    let rest = arena[element].size[across] - origin[across] - arena[child].size[across]
    return Contours.Shift(
      along: origin[style.axis], depth: style.isFlushAtEnd ? rest : origin[across])
  }

  /// The contour of a stack that was traced.
  private mutating func keptContour(of element: ElementID) -> Int32? {
    guard !arena.paintsBox(element) else { return nil }
    let index = arena.payload(of: element)
    let contour =
      switch arena.kind(of: element) {
      case .stack: arena.parameters.stacks[index].contour
      case .tidyStack: arena.parameters.tidyStacks[index].contour
      default: Contours.none
      }
    return contour == Contours.none ? nil : contour
  }

  private mutating func releaseContour(of view: ElementID) {
    var element = view
    while arena.isSeeThrough(element) { element = arena.primary(of: element) }
    if let index = keptContour(of: element) { contours.release(index) }
  }

  /// Whether a view in a tidy stack that does not interlock is more than a root: several views that
  /// are not one thing to look at.
  private mutating func isSubtree(_ view: ElementID) -> Bool {
    var element = view
    while arena.isSeeThrough(element) { element = arena.primary(of: element) }
    switch arena.kind(of: element) {
    case .stack: return arena.hasSeveralChildren(element) && !arena.paintsBox(element)
    case .tidyStack: return true
    default: return false
    }
  }
}

extension Arena {
  /// Whether tidy stacks look into a view that wraps another one.
  fileprivate mutating func isSeeThrough(_ element: ElementID) -> Bool {
    let kind = tree[element].kind
    switch kind {
    case .padding, .fixedSize, .preferenceSecondary: break
    case .geometryEffect: return false
    default: guard kind.isTransparent else { return false }
    }
    return tree[element].firstChild != .none && !paintsBox(element)
  }

  /// Whether a view is one thing to look at, with a shape as large as it is, or a mark.
  fileprivate mutating func paintsBox(_ element: ElementID) -> Bool {
    var id = tree[element].annotations
    while id != .none {
      switch tree[id].kind {
      case .mark, .shapeBehind, .shapeInFront: return true
      default: id = tree[id].outer
      }
    }
    return false
  }
}
