/// The gaps that a view wants between itself and its neighbours, where a stack was told no spacing.
///
/// On an edge it may want nothing in particular: then the neighbour decides, and if that wants
/// nothing either, the gap is the usual one, 8 points.
public struct ViewSpacing: Hashable, Sendable {
  private var top: Double?
  private var leading: Double?
  private var bottom: Double?
  private var trailing: Double?

  /// No gaps, unless a neighbour wants one.
  public static let zero = ViewSpacing(0)

  /// Nothing in particular, as most views.
  public init() {}

  /// A gap that is equal on all sides.
  ///
  /// - Parameter length: the gap, in points.
  public init(_ length: Double) {
    (top, leading, bottom, trailing) = (length, length, length, length)
  }
}

extension ViewSpacing {
  /// The gap between this view and the next one along an axis: the larger of what both want, 8
  /// points if neither wants anything.
  ///
  /// - Parameters:
  ///   - next: the gaps of the view to the right, or below.
  ///   - axis: from left to right, or from top to bottom.
  /// - Returns: the gap, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    let gap =
      axis == .horizontal
      ? Self.larger(trailing, next.leading) : Self.larger(bottom, next.top)
    return gap ?? defaultSpacing
  }

  /// Takes the larger gap on some edges.
  ///
  /// - Parameters:
  ///   - other: other gaps.
  ///   - edges: which edges to change; all if not given.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
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

  /// The gaps, 0 where nothing is wanted.
  var gaps: EdgeInsets {
    EdgeInsets(
      top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }

  /// Nothing in particular on some edges, and these gaps on the others.
  func without(_ edges: Edge.Set) -> ViewSpacing {
    ViewSpacing().union(self, edges: Edge.Set.all.subtracting(edges))
  }

  /// Other gaps on the edges where one is wanted.
  func replacing(_ gaps: EdgeInsets) -> ViewSpacing {
    var spacing = self
    if top != nil { spacing.top = gaps.top }
    if leading != nil { spacing.leading = gaps.leading }
    if bottom != nil { spacing.bottom = gaps.bottom }
    if trailing != nil { spacing.trailing = gaps.trailing }
    return spacing
  }

  private static func larger(_ one: Double?, _ other: Double?) -> Double? {
    guard let one, let other else { return one ?? other }
    return max(one, other)
  }
}
