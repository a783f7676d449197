// Sizing and placing in custom layouts.

extension Arena {
  /// The size of a custom layout for a proposal, if all it asks about is known.
  mutating func sizeLayout(_ element: Int, for proposal: ProposedViewSize) -> Size? {
    let views = views(of: element)
    let size = callLayout(element) { $0.size(of: views, in: element, for: proposal) }
    guard let size else { return nil }
    return checkedLayoutSize(size)
  }

  /// Where a custom layout puts its views for a proposal, if all it asks about is known.
  mutating func places(inLayout asked: Measurement) -> [Placement]? {
    guard let places = layoutPlaces[asked] ?? calledPlaces(inLayout: asked) else { return nil }
    // The layout need not be called again for sizes that only placing takes.
    layoutPlaces[asked] = places
    let views = views(of: asked.element)
    let known = zip(views, places).map { placement(of: $0, $1) }
    guard !known.contains(where: { $0 == nil }) else { return nil }
    layoutPlaces[asked] = nil
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
      place.map { warnings.checked($0, in: size) } ?? middle
    }
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
    let views = views(of: element)
    guard let size = sizeOrMissing(element, proposal) else { return nil }
    let guide = callLayout(element) {
      $0.guide(key, of: views, in: element, size: size, for: proposal)
    }
    guard let guide else { return nil }
    let checked = guide.flatMap { warnings.checkedLayoutGuide($0, key, in: size) }
    return GuideAnswer(value: checked)
  }

  /// What the views of a custom layout say about a guide together, if all that depends on is known.
  mutating func mergedGuide(_ key: AlignmentKey, ofLayout asked: Measurement) -> GuideAnswer? {
    guard let places = placements[asked] else { return note(.places(asked)) }
    return combinedGuide(key, of: asked.element, at: asked.proposal) { places[$0].offered }
  }

  /// The same as a closure asks it; nothing if finding out takes calls too deep.
  mutating func askedMergedGuide(
    _ key: AlignmentKey, ofLayout element: Int, for proposal: ProposedViewSize
  ) -> Double? {
    guard key.combination != .none else { return nil }
    let question = Question.mergedGuide(key, Measurement(element: element, proposal: proposal))
    resolve(question)
    return guideAnswers[question]?.value
  }

  /// The size of a view as a closure asks it, the ideal one if finding out takes calls too deep.
  mutating func askedSize(of element: Int, for proposal: ProposedViewSize) -> Size {
    if let size = knownSize(of: element, for: proposal) { return size }
    resolve(.size(Measurement(element: element, proposal: proposal)))
    return knownSize(of: element, for: proposal) ?? ownSize(of: element)
  }

  /// The gaps that a view wants around it, if they are known.
  mutating func spacing(of element: Int) -> ViewSpacing? {
    guard let layout = layoutGivingSpacing(to: element) else { return ViewSpacing() }
    return spacings[layout] ?? note(.spacing(element: layout))
  }

  /// The same as a closure asks it, the usual ones if finding out takes calls too deep.
  mutating func askedSpacing(of element: Int) -> ViewSpacing {
    guard let layout = layoutGivingSpacing(to: element) else { return ViewSpacing() }
    resolve(.spacing(element: layout))
    return spacings[layout] ?? ViewSpacing()
  }

  /// What a custom layout says about the gaps around it, if all it asks about is known.
  mutating func layoutSpacing(_ element: Int) -> ViewSpacing? {
    let views = views(of: element)
    return callLayout(element) { $0.spacing(of: views, in: element) }.map(warnings.checked)
  }

  /// The custom layout that an element is, or wraps; others want the usual gaps.
  private mutating func layoutGivingSpacing(to element: Int) -> Int? {
    var element = element
    while true {
      switch elements[element].kind {
      case .layout: return element
      case .text, .shape, .geometryReader, .spacer, .stack, .overlap: return nil
      default: element = primary(of: element)
      }
    }
  }

  /// What a view tells custom layouts about a key.
  mutating func layoutValue(of key: ObjectIdentifier, from element: Int) -> Any? {
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
  private mutating func views(of element: Int) -> [Int] { children(of: element) }

  private mutating func ownSize(of element: Int) -> Size { elements[element].size }

  private mutating func callLayout<Answer>(
    _ element: Int, _ body: (any LayoutContainer) -> Answer
  ) -> Answer? {
    let layout = layouts[Int(elements[element].payload)]
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
