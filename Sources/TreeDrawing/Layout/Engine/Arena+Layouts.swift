// Sizing and placing in custom layouts.

extension Arena {
  /// The size of a custom layout for a proposal, if all it asks about is known.
  mutating func sizeLayout(_ element: Int, for proposal: ProposedViewSize) -> Size? {
    let views = children(of: element)
    let size = callLayout(element) { $0.size(of: views, in: element, for: proposal) }
    guard let size else { return nil }
    return checkedLayoutSize(size)
  }

  /// Where a custom layout puts its views for a proposal, if all it asks about is known.
  mutating func layoutPlaces(in element: Int, for proposal: ProposedViewSize) -> [Placement]? {
    let views = children(of: element)
    guard let size = sizeOrMissing(element, proposal) else { return nil }
    let given = callLayout(element) {
      $0.places(of: views, in: element, size: size, for: proposal)
    }
    guard let given else { return nil }
    let middle = LayoutPlaces.Place(
      at: Point(x: size.width / 2, y: size.height / 2), anchor: .center, proposal)
    let known = zip(views, given).map { placement(of: $0, $1 ?? middle) }
    return known.contains { $0 == nil } ? nil : known.compactMap { $0 }
  }

  /// Settles the views of a custom layout that has its final size.
  mutating func settleLayout(_ element: Int, for proposal: ProposedViewSize) {
    let measurement = Measurement(element: element, proposal: proposal)
    resolve(.places(measurement))
    for (child, place) in zip(children(of: element), placements[measurement] ?? []) {
      elements[child].origin = place.origin
      settle(child, for: place.offered)
    }
  }

  /// Where a guide of a custom layout is, if all it asks about is known.
  mutating func layoutGuide(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> GuideAnswer? {
    let views = children(of: element)
    guard let size = sizeOrMissing(element, proposal) else { return nil }
    return callLayout(element) {
      GuideAnswer(value: $0.guide(key, of: views, in: element, size: size, for: proposal))
    }
  }

  /// What the views of a custom layout say about a guide together, as a closure asks that.
  mutating func mergedGuide(
    _ key: AlignmentKey, ofLayout element: Int, for proposal: ProposedViewSize
  ) -> Double? {
    guard key.combination != .none else { return nil }
    let measurement = Measurement(element: element, proposal: proposal)
    let answer = answer(Question.places(measurement), orElse: GuideAnswer.none) { arena in
      guard let places = arena.placements[measurement] else {
        return arena.note(.places(measurement))
      }
      return arena.combinedGuide(key, of: element, at: proposal) { places[$0].offered }
    }
    return answer.value
  }

  /// The size of a view, as a closure asks that.
  mutating func askedSize(of element: Int, for proposal: ProposedViewSize) -> Size {
    if let size = knownSize(of: element, for: proposal) { return size }
    let question = Question.size(Measurement(element: element, proposal: proposal))
    return answer(question, orElse: elements[element].size) {
      $0.sizeOrMissing(element, proposal)
    }
  }

  /// The gaps that a view wants around it.
  mutating func spacing(of element: Int) -> ViewSpacing {
    var element = element
    while true {
      switch elements[element].kind {
      case .layout:
        let views = children(of: element)
        return resolving(orElse: ViewSpacing()) { arena in
          arena.callLayout(element) { $0.spacing(of: views, in: element) }
        }
      case .text, .shape, .geometryReader, .spacer, .stack, .overlap: return ViewSpacing()
      default: element = primary(of: element)
      }
    }
  }

  /// What a view tells custom layouts about a key.
  func layoutValue(of key: ObjectIdentifier, from element: Int) -> Any? {
    var element = element
    while true {
      switch elements[element].kind {
      case .text, .shape, .geometryReader, .spacer, .stack, .overlap, .layout: return nil
      case .layoutValue where layoutValues[payload(of: element)].key == key:
        return layoutValues[payload(of: element)].value
      default: element = primary(of: element)
      }
    }
  }
}

extension Arena {
  private mutating func callLayout<Answer>(
    _ element: Int, _ body: (any LayoutContainer) -> Answer
  ) -> Answer? {
    let layout = layouts[payload(of: element)]
    let answer = consult { body(layout) }
    layout.endCall(keepingCache: answer != nil)
    return answer
  }

  private mutating func placement(of child: Int, _ place: LayoutPlaces.Place) -> Placement? {
    guard let size = sizeOrMissing(child, place.proposal) else { return nil }
    let corner = Rect(origin: .zero, size: size)[place.anchor]
    return Placement(origin: place.position - corner, offered: place.proposal)
  }
}
