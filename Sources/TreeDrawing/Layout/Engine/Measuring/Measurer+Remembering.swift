// Answers that are remembered, by element and by what that is offered: along one axis where
// nothing depends on what is offered across, along both where something does.

extension Measurer {
  /// A size that was measured before.
  mutating func rememberedSize(of asked: Measurement) -> Size? {
    if let width = measurements.lengths[asked.alone(along: .horizontal)],
      let height = measurements.lengths[asked.alone(along: .vertical)]
    {
      return Size(width: width, height: height)
    }
    guard let known = measurements.sizes[asked] else { return nil }
    pending.dependence.formUnion(known.dependence)
    return known.size
  }

  /// A length that was measured before, or needs no measuring; if there is none, it is wanted.
  mutating func lengthOrMissing(
    _ element: ElementID, along axis: Axis, for proposal: ProposedViewSize
  ) -> Double? {
    if !arena[element].isRigid, !arena[element].isElastic {
      let asked = Measurement(element: element, proposal: proposal)
      if let length = measurements.lengths[asked.alone(along: axis)] { return length }
    }
    return sizeOrMissing(element, proposal)?[axis]
  }

  func isRemembered(_ asked: Measurement) -> Bool {
    measurements.sizes[asked] != nil
      || (measurements.lengths[asked.alone(along: .horizontal)] != nil
        && measurements.lengths[asked.alone(along: .vertical)] != nil)
  }

  mutating func remember(_ size: Size, of asked: Measurement, _ dependence: CrossAxisDependence) {
    for axis in [Axis.horizontal, .vertical] where !dependence.contains(CrossAxisDependence(axis)) {
      measurements.lengths[asked.alone(along: axis)] = size[axis]
    }
    if !dependence.isEmpty { measurements.sizes[asked] = (size, dependence) }
  }
}

extension Measurer {
  /// Where a guide was set explicitly in a view, if it was looked for before.
  mutating func rememberedGuide(
    _ key: AlignmentKey, of element: ElementID, at proposal: ProposedViewSize
  ) -> ExplicitGuide? {
    guard !measurements.guides.isEmpty else { return nil }
    let asked = guideMeasurement(of: element, at: proposal)
    if let guide = measurements.guides[.guide(key, asked.alone(along: key.axis))] { return guide }
    guard let guide = measurements.guides[.guide(key, asked)] else { return nil }
    pending.dependence.insert(CrossAxisDependence(key.axis))
    return guide
  }

  mutating func remember(
    _ guide: ExplicitGuide, _ question: Question, _ dependence: CrossAxisDependence
  ) {
    guard case .guide(let key, let asked) = question else { return }
    let isDependent = dependence.contains(CrossAxisDependence(key.axis))
    measurements.guides[.guide(key, isDependent ? asked : asked.alone(along: key.axis))] = guide
  }

  /// Whether it is remembered where a guide was set explicitly in a view.
  mutating func isRemembered(_ key: AlignmentKey, of asked: Measurement) -> Bool {
    measurements.guides[.guide(key, asked.alone(along: key.axis))] != nil
      || measurements.guides[.guide(key, asked)] != nil
  }

  /// The question where a guide was set explicitly in a view.
  mutating func question(
    _ key: AlignmentKey, of element: ElementID, at proposal: ProposedViewSize
  ) -> Question {
    .guide(key, guideMeasurement(of: element, at: proposal))
  }

  private mutating func guideMeasurement(
    of element: ElementID, at proposal: ProposedViewSize
  ) -> Measurement {
    let proposal = arena.isRigid(element) ? .unspecified : proposal
    return Measurement(element: element, proposal: proposal)
  }
}
