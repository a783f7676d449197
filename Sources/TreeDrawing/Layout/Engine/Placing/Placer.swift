/// The pass that gives elements their final sizes and their places in the whole picture.
///
/// It comes after measuring, and goes from the first element to the last, so that parents have
/// places before children.
struct Placer: ~Copyable {
  var measurer: Measurer
  /// What flexible elements were finally offered.
  private var proposals: [ElementID: ProposedViewSize] = [:]

  init(_ measurer: consuming Measurer) { self.measurer = measurer }
}

extension Placer {
  var arena: Arena {
    mutating _read { yield measurer.arena }
    _modify { yield &measurer.arena }
  }

  /// Gives all elements their final sizes and their places in the whole picture.
  mutating func placeAll(for proposal: ProposedViewSize) {
    arena.checkRoots(of: .root)
    settle(.root, for: arena.warnings.checked(proposal))
    // The picture begins where the first element, around everything, is.
    arena[.root].isPlaced = true
    place(arena.tree.elements.indices)
  }

  /// Gives elements their final sizes and their places in the whole picture.
  mutating func place(_ range: Range<Int>) {
    for index in range {
      let element = ElementID(index)
      switch arena[element].kind {
      case .coordinateSpace: placeSpace(element)
      case .geometryEffect: placePlane(element)
      default: break
      }
      if arena[element].annotations != .none { placeShapes(of: element) }
      settleChildren(of: element)
      placeChildren(of: element)
    }
  }

  /// Gives the children of an element that has its place theirs.
  mutating func placeChildren(of element: ElementID) {
    let origin = arena[element].origin
    var next = arena.firstChild(of: element)
    while let child = next {
      if !arena[child].isPlaced {
        arena[child].origin = arena[child].origin + origin
        arena[child].isPlaced = true
      }
      next = arena.sibling(after: child)
    }
  }

  private mutating func placeSpace(_ element: ElementID) {
    arena.spaces.place(SpaceID(arena.payload(of: element)), at: arena[element].origin)
  }

  /// Gives the inside of a turned view coordinates of its own, in which it stands at the origin.
  private mutating func placePlane(_ element: ElementID) {
    let index = arena.payload(of: element)
    let placed = arena.picture.effects[index]
    let plane = Plane(
      placed.effect.transform(in: arena[element].frame),
      in: arena.spaces.plane(around: placed.space))
    arena.picture.effects[index].plane = plane
    arena.spaces.place(placed.space, plane)
    arena[arena.child(of: element)].isPlaced = true
  }
}

extension Placer {
  /// Gives an element its final size, for what it is finally offered.
  mutating func settle(_ element: ElementID, for proposal: ProposedViewSize) {
    guard !arena[element].isRigid || !arena[element].isSettled else { return }
    measurer.keepIdealSize(of: element)
    let (size, proposal) = measurer.finalSize(of: element, for: proposal)
    arena[element].size = size
    if !arena[element].isElastic { proposals[element] = proposal }
  }

  /// What an element was finally offered, as far as it matters.
  mutating func finalProposal(of element: ElementID) -> ProposedViewSize {
    proposals[element] ?? .unspecified
  }

  /// Settles the one view that an element wraps.
  mutating func settleFlexibleChild(of element: ElementID) {
    guard !arena[element].isSettled else { return }
    let child = arena.primary(of: element)
    guard !arena[element].isElastic else {
      arena[child].size = arena[element].size
      return
    }
    let proposal = finalProposal(of: element)
    measurer.arrange(element, for: proposal)
    settle(child, for: measurer.proposal(toChildOf: element, for: proposal))
  }

  /// Settles a view, and the one that lies behind or in front of it.
  mutating func settleBackdrop(_ element: ElementID) {
    settleFlexibleChild(of: element)
    let alignment = arena.parameters.alignments[arena.payload(of: element)]
    settleSecondary(of: element, alignment: alignment)
  }

  /// Puts the view behind or in front of another in its place.
  mutating func settleSecondary(of element: ElementID, alignment: Alignment) {
    guard let secondary = arena.secondary(of: element) else { return }
    let size = arena[element].size
    let offered = ProposedViewSize(size)
    settle(secondary, for: offered)
    let primary = arena.primary(of: element)
    let proposal = finalProposal(of: element)
    let own = arena[secondary].size
    let line = measurer.resolving(orElse: .zero) {
      $0.guidePoint(alignment, of: primary, at: proposal, size: size)
    }
    let guide = measurer.resolving(orElse: .zero) {
      $0.guidePoint(alignment, of: secondary, at: offered, size: own)
    }
    arena[secondary].origin = line - guide
  }

  /// Settles a reader's content in its top left corner.
  mutating func settleReader(_ element: ElementID) {
    let proposal = ProposedViewSize(arena[element].size)
    for child in arena.children(of: element) { settle(child, for: proposal) }
  }

  /// Settles the children of a container, each offered what a closure says by its position.
  mutating func settleChildren(of element: ElementID, offering: (Int) -> ProposedViewSize) {
    for (position, child) in arena.children(of: element).enumerated() {
      settle(child, for: offering(position))
    }
  }
}
