/// The gaps that a view wants between itself and its neighbours, where a stack was told no spacing.
public struct ViewSpacing: Hashable, Sendable {
  var gaps: EdgeInsets

  /// No gaps.
  public static let zero = ViewSpacing(0)

  /// The usual gaps, 8 points on each side.
  public init() {
    self.init(defaultSpacing)
  }

  /// A gap that is equal on all sides.
  ///
  /// - Parameter length: the gap, in points.
  public init(_ length: Double) {
    gaps = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }
}

extension ViewSpacing {
  /// The gap between this view and the next one along an axis: the larger of what both want.
  ///
  /// - Parameters:
  ///   - next: the gaps of the view to the right, or below.
  ///   - axis: from left to right, or from top to bottom.
  /// - Returns: the gap, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    axis == .horizontal
      ? max(gaps.trailing, next.gaps.leading) : max(gaps.bottom, next.gaps.top)
  }

  /// Takes the larger gap on some edges.
  ///
  /// - Parameters:
  ///   - other: other gaps.
  ///   - edges: which edges to change; all if not given.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { gaps.top = max(gaps.top, other.gaps.top) }
    if edges.contains(.leading) { gaps.leading = max(gaps.leading, other.gaps.leading) }
    if edges.contains(.bottom) { gaps.bottom = max(gaps.bottom, other.gaps.bottom) }
    if edges.contains(.trailing) { gaps.trailing = max(gaps.trailing, other.gaps.trailing) }
  }

  /// The larger gap on some edges, and these gaps on the others.
  ///
  /// - Parameters:
  ///   - other: other gaps.
  ///   - edges: which edges to change; all if not given.
  /// - Returns: the gaps of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
