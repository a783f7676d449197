extension Drawing {
  /// The drawing with marked things that follow each other in the order of their numbers, so that
  /// readers meet them in that; they must not cover each other.
  ///
  /// - Parameter kind: which marked things.
  /// - Returns: the drawing, painted alike.
  /// - Complexity: O(*n* log *n*), where *n* is the number of items.
  func ordering(_ kind: StaticName) -> Drawing {
    let layers = layers.map { Layer(name: $0.name, items: $0.items.ordered(kind)) }
    return Drawing(size: size, layers: layers, warnings: warnings)
  }
}

extension Drawing.Items {
  fileprivate func ordered(_ kind: StaticName) -> Drawing.Items {
    var sorted: [PaintingStep] = []
    sorted.reserveCapacity(steps.count)
    var run: [MarkedThing] = []
    var start = 0
    while start < steps.count {
      if let thing = thing(at: start, of: kind) {
        run.append(thing)
        start = thing.steps.upperBound
      } else {
        sorted += steps(of: run)
        run = []
        sorted.append(steps[start])
        start += 1
      }
    }
    return Drawing.Items(sorted + steps(of: run), of: source)
  }

  /// The marked thing of a kind that begins at a position; nil if none does.
  private func thing(at start: Int, of kind: StaticName) -> MarkedThing? {
    guard markEdge(at: start) == .begin else { return nil }
    var maker = ItemMaker()
    visit(start..<start + 1, by: &maker)
    guard case .begin(let mark, _) = maker.item, mark.kind == kind else { return nil }
    var end = start + 1
    while end < steps.count, markEdge(at: end) != .end { end += 1 }
    return MarkedThing(number: mark.id, steps: start..<Swift.min(end + 1, steps.count))
  }

  private func steps(of run: [MarkedThing]) -> [PaintingStep] {
    run.sorted { ($0.number, $0.steps.lowerBound) < ($1.number, $1.steps.lowerBound) }
      .flatMap { steps[$0.steps] }
  }
}

/// A marked thing in a layer.
private struct MarkedThing {
  let number: Int
  let steps: Range<Int>
}
