/// One of the views that a custom layout arranges.
///
/// It answers only while a method of the layout is being called; afterwards all sizes are zero. A
/// length that is asked about and negative counts as 0.
public struct LayoutSubview {
  let element: ElementID
  let position: Int
  let access: MeasurerAccess
  let places: LayoutPlaces
}

extension LayoutSubview {
  /// The view's layout priority.
  public var priority: Double { access.ask { $0.priority(of: element) } ?? 0 }

  /// The gaps that the view wants around it.
  public var spacing: ViewSpacing { access.ask { $0.askedSpacing(of: element) } ?? ViewSpacing() }

  /// What the view tells by `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let told = access.ask { $0.layoutValue(of: ObjectIdentifier(key), from: element) }
    // What is told may be optional itself, so that no value would pass for a value that is nil.
    guard let told else { return Key.defaultValue }
    return told as? Key.Value ?? Key.defaultValue
  }

  /// The view's size for a proposal.
  ///
  /// - Parameter proposal: what to offer the view, in points.
  /// - Returns: the size that it takes, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    access.ask { $0.askedSize(of: element, for: proposal.notNegative) } ?? .zero
  }

  /// The view's size for a proposal, and its guides.
  ///
  /// - Parameter proposal: what to offer the view, in points.
  /// - Returns: the view's dimensions, in its own coordinates.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(
      of: element, access, at: proposal.notNegative, size: sizeThatFits(proposal))
  }

  /// Puts the view in its place; only `placeSubviews` may do that.
  ///
  /// - Parameters:
  ///   - position: the place of the anchor, in the coordinates of the bounds; a coordinate that is
  ///     not finite counts as 0.
  ///   - anchor: which point of the view stands there.
  ///   - proposal: what to offer the view, in points; a negative length counts as 0, and one that
  ///     is not finite as if it had not been given.
  public func place(
    at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    places.place(self.position, LayoutPlaces.Place(at: position, anchor: anchor, proposal))
  }
}

/// The places that a custom layout gives its views while it is asked for them.
final class LayoutPlaces {
  private(set) var places: [Place?] = []

  /// Where a point of a view stands.
  struct Place {
    let position: Point
    let anchor: UnitPoint
    let proposal: ProposedViewSize

    init(at position: Point, anchor: UnitPoint, _ proposal: ProposedViewSize) {
      self.position = position
      self.anchor = anchor
      self.proposal = proposal
    }
  }

  /// Makes no places; what is placed goes nowhere until room is made.
  init(for count: Int = 0) {
    places = Array(repeating: nil, count: count)
  }

  func place(_ index: Int, _ place: Place) {
    if places.indices.contains(index) { places[index] = place }
  }
}
