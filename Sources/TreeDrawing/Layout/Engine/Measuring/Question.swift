/// Something that the layout must know before it can go on.
enum Question: Hashable {
  /// How large an element is for a proposal.
  case size(Arena.Measurement)
  /// Where a guide was set explicitly in an element that is offered something.
  case guide(AlignmentKey, Arena.Measurement)
  /// What the views of a custom layout say about a guide together.
  case mergedGuide(AlignmentKey, Arena.Measurement)
  /// Where a custom layout puts its views for a proposal.
  case places(Arena.Measurement)
  /// The gaps that a custom layout wants around it.
  case spacing(element: Int)
}

/// Where a guide was set explicitly, if it was; an answer that is not there yet is another matter.
struct GuideAnswer {
  let value: Double?

  static let none = GuideAnswer(value: nil)
}
