/// A custom layout in the arena, whatever its type is.
protocol LayoutContainer: AnyObject {
  /// The layout's size for a proposal.
  func size(of subviews: [ElementID], in element: ElementID, for proposal: ProposedViewSize) -> Size

  /// The places that the layout gives its views.
  func places(
    of subviews: [ElementID], in element: ElementID, size: Size, for proposal: ProposedViewSize
  ) -> [LayoutPlaces.Place?]

  /// Where a guide of the layout is.
  func guide(
    _ key: AlignmentKey, of subviews: [ElementID], in element: ElementID, size: Size,
    for proposal: ProposedViewSize
  ) -> Double?

  /// The gaps around the layout.
  func spacing(of subviews: [ElementID], in element: ElementID) -> ViewSpacing

  /// Whether it says how short and how long it gets.
  var knowsLengths: Bool { get }

  /// How short and how long the layout gets along an axis.
  func lengthRange(
    of subviews: [ElementID], in element: ElementID, along axis: Axis, _ views: [RangedView]
  ) -> LengthRange

  /// Keeps or forgets what the last call left in the cache.
  func endCall(keepingCache isKeeping: Bool)
}

/// How long a view gets, and whether it may set a guide.
typealias RangedView = (range: LengthRange, maySetGuide: Bool)

/// A layout of the library that knows how long it gets if it knows that of its views.
protocol RangedLayout: Layout {
  /// How short and how long the layout gets along an axis.
  func lengthRange(
    along axis: Axis, of views: [RangedView], subviews: Subviews, cache: inout Cache
  ) -> LengthRange
}

/// A custom layout with its cache.
///
/// A call for which an answer was missing is made again; what it left in the cache is forgotten,
/// since it may have been made of stand-ins.
final class LayoutBox<Container: Layout>: LayoutContainer {
  private let layout: Container
  private let access: MeasurerAccess
  private var cache: Container.Cache?
  private var newCache: Container.Cache?

  init(_ layout: Container, _ access: MeasurerAccess) {
    self.layout = layout
    self.access = access
  }

  func size(of subviews: [ElementID], in element: ElementID, for proposal: ProposedViewSize) -> Size
  {
    call(subviews, in: element) { subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func places(
    of subviews: [ElementID], in element: ElementID, size: Size, for proposal: ProposedViewSize
  ) -> [LayoutPlaces.Place?] {
    let places = LayoutPlaces(for: subviews.count)
    let bounds = Rect(origin: .zero, size: size)
    call(subviews, in: element, places) { subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return places.places
  }

  func guide(
    _ key: AlignmentKey, of subviews: [ElementID], in element: ElementID, size: Size,
    for proposal: ProposedViewSize
  ) -> Double? {
    let bounds = Rect(origin: .zero, size: size)
    return call(subviews, in: element) { subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }

  func spacing(of subviews: [ElementID], in element: ElementID) -> ViewSpacing {
    call(subviews, in: element) { layout.spacing(subviews: $0, cache: &$1) }
  }

  var knowsLengths: Bool { layout is any RangedLayout }

  func lengthRange(
    of subviews: [ElementID], in element: ElementID, along axis: Axis, _ views: [RangedView]
  ) -> LengthRange {
    guard let layout = layout as? any RangedLayout else { return .unknown }
    return lengthRange(of: layout, subviews, in: element, along: axis, views)
  }

  private func lengthRange<Ranged: RangedLayout>(
    of layout: Ranged, _ subviews: [ElementID], in element: ElementID, along axis: Axis,
    _ views: [RangedView]
  ) -> LengthRange {
    let subviews = LayoutSubviews(subviews, in: element, access, LayoutPlaces())
    var cache = layout.makeCache(subviews: subviews)
    return layout.lengthRange(along: axis, of: views, subviews: subviews, cache: &cache)
  }

  func endCall(keepingCache isKeeping: Bool) {
    if isKeeping { cache = newCache ?? cache }
    newCache = nil
  }

  @discardableResult
  private func call<Result>(
    _ subviews: [ElementID], in element: ElementID, _ places: LayoutPlaces = LayoutPlaces(),
    _ body: (LayoutSubviews, inout Container.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(subviews, in: element, access, places)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    defer { newCache = cache }
    return body(subviews, &cache)
  }
}
