/// The views that a custom layout arranges, in the order in which they are declared.
public struct LayoutSubviews: RandomAccessCollection {
  private let elements: [ElementID]
  private let container: ElementID
  private let access: MeasurerAccess
  private let places: LayoutPlaces

  init(
    _ elements: [ElementID], in container: ElementID, _ access: MeasurerAccess,
    _ places: LayoutPlaces
  ) {
    self.elements = elements
    self.container = container
    self.access = access
    self.places = places
  }

  /// The position of the first view, 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { elements.count }

  /// The view at a position.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(element: elements[position], position: position, access: access, places: places)
  }
}

extension LayoutSubviews {
  /// What the views, where the layout puts them, say about a guide together.
  func mergedGuide(
    _ key: AlignmentKey, in bounds: Rect, _ proposal: ProposedViewSize
  ) -> Double? {
    let inside = access.ask { $0.askedMergedGuide(key, ofLayout: container, for: proposal) }
    return inside.map { $0 + bounds.origin[key.axis] }
  }
}
