extension Drawing {
  /// Lays a view out and draws it.
  ///
  /// Misuse is never fatal: what makes no sense is replaced by what does, and `warnings` says so. A
  /// proposed length that is not a number, or infinite, is as if it had not been given; several views
  /// lie on top of each other.
  ///
  ///     Drawing(of: Text("Hello").padding(8)).size
  ///
  /// - Parameters:
  ///   - view: what to draw.
  ///   - proposal: the size to offer it, in points; the ideal one if not given.
  /// - Complexity: O(*n*) in the number of views whose size does not depend on what they are offered.
  public init(of view: some View, proposal: ProposedViewSize = .unspecified) {
    var lowering = ViewLowering()
    lowering.layOut(view, for: proposal)
    let size = lowering.arena.checkedPicture(lowering.arena.elements[0].size)
    let log = lowering.arena.warnings
    var painter = Painter(lowering.arena)
    let layers = painter.paint(0)
    self.init(size: size, layers: layers, warnings: log.warnings)
  }
}

extension ViewLowering {
  /// Lowers, sizes and places a view in an empty arena, and makes all late content.
  mutating func layOut(_ view: some View, for proposal: ProposedViewSize) {
    lowerRoot(view)
    let range = arena.elements.indices
    arena.sizeIdeally(range)
    arena.checkRoots(of: 0)
    arena.settle(0, for: arena.warnings.checked(proposal))
    arena.placeRoot()
    arena.place(range)
    collectPreferences(range)
  }

  /// Lowers a view below the element around everything, the first.
  mutating func lowerRoot(_ view: some View) {
    let payload = Int32(arena.alignments.index(of: .center))
    arena.elements.append(Element(.overlap, payload: payload))
    lower(below: 0, space: Element.none) { view.lower(into: &$0) }
  }
}
