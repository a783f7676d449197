extension ViewLowering {
  /// The ideal sizes of views at the cursor, none of which is added; nil for those that are
  /// nothing.
  ///
  /// Misuse in them is recorded when they are drawn.
  mutating func idealSizes(of views: some Sequence<some View>) -> [Size?] {
    var ruler = ViewLowering()
    share(with: &ruler)
    let elements = ruler.lowerEach(views, environment: cursor.environment)
    share(with: &ruler)
    var measurer = Measurer(ruler.takeArena())
    measurer.sizeAllIdeally()
    return elements.map { $0.ifAny.map { measurer.arena[$0].size } }
  }

  /// Lends a lowering what views keep from one lowering to the next, or takes it back.
  private mutating func share(with other: inout ViewLowering) {
    swap(&other.environments, &environments)
    swap(&other.arena.picture.shapes, &arena.picture.shapes)
  }

  /// Lowers views below an element around them, each as one; several are a ZStack.
  ///
  /// - Returns: their elements, or none for those that are nothing.
  private mutating func lowerEach(
    _ views: some Sequence<some View>, environment: EnvironmentID
  ) -> [ElementID] {
    var lowered: [ElementID] = []
    let payload = Int32(arena.parameters.alignments.index(of: .center))
    arena.tree.elements.append(Element(.zStack, payload: payload))
    lower(
      below: .root, in: .zStack, space: .none, environment: environment, isOfferedNothing: true
    ) { lowering in
      for view in views {
        let previous = lowering.cursor.previous
        view._lower(into: &lowering)
        let last = lowering.cursor.previous
        lowered.append(last == previous ? .none : last)
      }
    }
    return lowered
  }
}
