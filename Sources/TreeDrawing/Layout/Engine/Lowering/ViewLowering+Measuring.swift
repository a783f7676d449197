extension ViewLowering {
  /// The ideal sizes of views at the current place, none of which is added; nil for those that are
  /// nothing.
  ///
  /// What is misused in them is told when they are drawn.
  mutating func idealSizes(of views: some Sequence<some View>) -> [Size?] {
    var ruler = ViewLowering()
    swap(&ruler.arena.surroundings, &arena.surroundings)
    let elements = ruler.lowerEach(views, surroundings: place.surroundings)
    swap(&ruler.arena.surroundings, &arena.surroundings)
    ruler.arena.sizeIdeally(ruler.arena.elements.indices)
    return elements.map { $0.map { ruler.arena.elements[Int($0)].size } }
  }

  /// Lowers views below an element around them, each as one; several are a pile.
  ///
  /// - Returns: their elements.
  private mutating func lowerEach(
    _ views: some Sequence<some View>, surroundings: Int32
  ) -> [Int32?] {
    var lowered: [Int32?] = []
    let payload = Int32(arena.alignments.index(of: .center))
    arena.elements.append(Element(.overlap, payload: payload))
    lower(below: 0, in: .pile, space: Element.none, surroundings: surroundings) { lowering in
      for view in views {
        let previous = lowering.place.previous
        view.lower(into: &lowering)
        let last = lowering.place.previous
        lowered.append(last == previous ? nil : last)
      }
    }
    return lowered
  }
}
