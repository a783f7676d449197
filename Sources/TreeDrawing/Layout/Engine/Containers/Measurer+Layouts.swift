// Sizing and placing in custom layouts.

extension Measurer {
  /// The size of a custom layout for a proposal, if all it asks about is known.
  mutating func sizeLayout(_ element: ElementID, for proposal: ProposedViewSize) -> Size? {
    let views = views(of: element)
    let size = callLayout(element) { $0.size(of: views, in: element, for: proposal) }
    guard let size else { return nil }
    return checkedLayoutSize(size)
  }

  /// Where a custom layout puts its views for a proposal, if all it asks about is known.
  mutating func places(inLayout asked: Measurement) -> [Measurements.Placement]? {
    guard let places = measurements.layoutPlaces[asked] ?? calledPlaces(inLayout: asked) else {
      return nil
    }
    // The layout need not be called again for sizes that only placing takes.
    measurements.layoutPlaces[asked] = places
    let views = views(of: asked.element)
    let known = zip(views, places).map { placement(of: $0, $1) }
    guard !known.contains(where: { $0 == nil }) else { return nil }
    measurements.layoutPlaces[asked] = nil
    return known.compactMap { $0 }
  }

  private mutating func calledPlaces(inLayout asked: Measurement) -> [LayoutPlaces.Place]? {
    let element = asked.element
    let views = views(of: element)
    guard let size = sizeOrMissing(element, asked.proposal) else { return nil }
    let given = callLayout(element) {
      $0.places(of: views, in: element, size: size, for: asked.proposal)
    }
    let middle = LayoutPlaces.Place(
      at: Point(x: size.width / 2, y: size.height / 2), anchor: .center, asked.proposal)
    return given?.map { place in
      place.map { arena.warnings.checked($0, in: size, for: asked.proposal) } ?? middle
    }
  }

  /// Where a guide of a custom layout is, if all it asks about is known.
  mutating func layoutGuide(
    _ key: AlignmentKey, of element: ElementID, at proposal: ProposedViewSize
  ) -> ExplicitGuide? {
    let views = views(of: element)
    guard let size = sizeOrMissing(element, proposal) else { return nil }
    let guide = callLayout(element) {
      $0.guide(key, of: views, in: element, size: size, for: proposal)
    }
    guard let guide else { return nil }
    let checked = guide.flatMap { arena.warnings.checkedLayoutGuide($0, key, in: size) }
    return ExplicitGuide(checked)
  }

  /// What the views of a custom layout say about a guide together, if all that depends on is known.
  mutating func mergedGuide(_ key: AlignmentKey, ofLayout asked: Measurement) -> ExplicitGuide? {
    guard let places = measurements.placements[asked] else { return want(.places(asked)) }
    return combinedGuide(key, of: asked.element, at: asked.proposal) { places[$0].offered }
  }

  /// What the views of a custom layout say about a guide together, as a closure asks it; nothing if
  /// finding out takes calls too deep.
  mutating func askedMergedGuide(
    _ key: AlignmentKey, ofLayout element: ElementID, for proposal: ProposedViewSize
  ) -> Double? {
    guard key.combination != .none else { return nil }
    let question = Question.mergedGuide(key, Measurement(element: element, proposal: proposal))
    resolve(question)
    return measurements.guides[question]?.value
  }

  /// How long a layout is that knows that without asking its views for sizes.
  mutating func rangeOfLayout(_ element: ElementID, along axis: Axis) -> LengthRange {
    guard arena.parameters.layouts[arena.payload(of: element)].knowsLengths else { return .unknown }
    let views = views(of: element)
    let ranges = views.map { lengthRange(of: $0, along: axis) }
    let areGuided = views.map { arena[$0].maySetBuiltInGuide || arena[$0].maySetCustomGuide }
    return trying { measurer in
      measurer.callLayout(element) {
        $0.lengthRange(of: views, in: element, along: axis, zip(ranges, areGuided).map { ($0, $1) })
      }
    } ?? .unknown
  }

  /// The size of a view as a closure asks it, the ideal one if finding out takes calls too deep.
  mutating func askedSize(of element: ElementID, for proposal: ProposedViewSize) -> Size {
    if let size = knownSize(of: element, for: proposal) { return size }
    resolve(.size(Measurement(element: element, proposal: proposal)))
    return knownSize(of: element, for: proposal) ?? ownSize(of: element)
  }

  /// What a view tells custom layouts about a key: what was said first, that is, furthest in.
  mutating func layoutValue(of key: ObjectIdentifier, from element: ElementID) -> Any? {
    var told: Any?
    var element = element
    while arena.kind(of: element).isWrapper {
      if arena.kind(of: element) == .layoutValue {
        let value = arena.parameters.layoutValues[arena.payload(of: element)]
        if value.key == key { told = value.value }
      }
      element = arena.primary(of: element)
    }
    return told
  }
}

extension Measurer {
  private mutating func views(of element: ElementID) -> [ElementID] {
    arena.children(of: element)
  }

  private mutating func ownSize(of element: ElementID) -> Size { arena[element].size }

  mutating func callLayout<Answer>(
    _ element: ElementID, _ body: (any LayoutContainer) -> Answer
  ) -> Answer? {
    let layout = arena.parameters.layouts[Int(arena[element].payload)]
    let answer = callClosure { body(layout) }
    layout.endCall(keepingCache: answer != nil)
    return answer
  }

  private mutating func placement(of child: ElementID, _ place: LayoutPlaces.Place) -> Measurements
    .Placement?
  {
    guard let size = sizeOrMissing(child, place.proposal) else { return nil }
    let corner = Rect(origin: .zero, size: size)[place.anchor]
    return Measurements.Placement(origin: place.position - corner, offered: place.proposal)
  }
}

extension Placer {
  /// Settles the children of an element that has its final size, and needed that to place them.
  mutating func settleApart(_ element: ElementID) {
    let measurement = Measurement(element: element, proposal: finalProposal(of: element))
    measurer.resolve(.places(measurement))
    let places = measurer.measurements.placements[measurement] ?? []
    for (child, place) in zip(arena.children(of: element), places) {
      arena[child].origin = place.origin
      settle(child, for: place.offered)
    }
  }
}
