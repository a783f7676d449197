/// Something that the layout must know before it can go on.
enum Question: Hashable {
  /// How large an element is for a proposal.
  case size(Measurement)
  /// Where a guide was set explicitly in an element that is offered something.
  case guide(AlignmentKey, Measurement)
  /// What the views of a custom layout say about a guide together.
  case mergedGuide(AlignmentKey, Measurement)
  /// Where a custom layout puts its views for a proposal.
  case places(Measurement)
  /// The gaps that a container wants around it.
  case spacing(element: ElementID)
}

/// Where a guide was set explicitly, if it was; an optional one that is nil is not known yet.
struct ExplicitGuide {
  let value: Double?

  init(_ value: Double?) { self.value = value }

  /// What is known of a guide that was not set.
  static let absent = ExplicitGuide(nil)
}
