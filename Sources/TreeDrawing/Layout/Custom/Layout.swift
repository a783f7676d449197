/// A container that arranges its views by a rule of its own.
///
///     struct Staircase: Layout {
///       func sizeThatFits(
///         proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
///       ) -> Size {
///         subviews.map { $0.sizeThatFits(.unspecified) }
///           .reduce(.zero) { Size(width: $0.width + $1.width, height: $0.height + $1.height) }
///       }
///
///       func placeSubviews(
///         in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews,
///         cache: inout Void
///       ) {
///         var corner = bounds.origin
///         for subview in subviews {
///           subview.place(at: corner, proposal: .unspecified)
///           let size = subview.sizeThatFits(.unspecified)
///           corner = Point(x: corner.x + size.width, y: corner.y + size.height)
///         }
///       }
///     }
///
///     Staircase { Text("One"); Text("two") }
///
/// The methods must give the same result for the same arguments: they are called as often as the
/// layout around needs them, and sometimes again when more is known about the views inside. Where
/// layouts ask layouts inside more than 24 deep, what subviews answer may be a stand-in: a view's
/// ideal size, the usual gaps, a guide's default. What a method makes of it is forgotten.
public protocol Layout {
  /// What the layout keeps from one call to the next.
  associatedtype Cache = Void
  /// The views that it arranges.
  typealias Subviews = LayoutSubviews

  /// Makes what the layout keeps; it is kept for all calls, since views never change.
  ///
  /// - Parameter subviews: the views to arrange.
  /// - Returns: what the other methods are given.
  func makeCache(subviews: Subviews) -> Cache

  /// The size of the container.
  ///
  /// - Parameters:
  ///   - proposal: what it is offered, in points; infinite and zero lengths ask how far it
  ///     stretches and shrinks.
  ///   - subviews: the views to arrange.
  ///   - cache: what the layout keeps.
  /// - Returns: the size, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size

  /// Puts each view in its place, by `LayoutSubview.place`.
  ///
  /// - Parameters:
  ///   - bounds: the container, in the coordinates that places are given in.
  ///   - proposal: what it was offered, in points.
  ///   - subviews: the views; those that are not placed stand in the middle.
  ///   - cache: what the layout keeps.
  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a horizontal guide of the container is, if there is an explicit one.
  ///
  /// By default the views' own are merged: for a custom guide that is their mean.
  ///
  /// - Parameters:
  ///   - guide: which guide.
  ///   - bounds: the container.
  ///   - proposal: what it was offered, in points.
  ///   - subviews: the views inside.
  ///   - cache: what the layout keeps.
  /// - Returns: a place in the coordinates of the bounds, in points.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double?

  /// Where a vertical guide of the container is, if there is an explicit one.
  ///
  /// By default the views' own are merged: for a custom guide that is their mean, for the first
  /// baseline the least, for the last baseline the greatest.
  ///
  /// - Parameters:
  ///   - guide: which guide.
  ///   - bounds: the container.
  ///   - proposal: what it was offered, in points.
  ///   - subviews: the views inside.
  ///   - cache: what the layout keeps.
  /// - Returns: a place in the coordinates of the bounds, in points.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double?

  /// The gaps that the container wants around it in a stack that was told no spacing.
  ///
  /// - Parameters:
  ///   - subviews: the views inside.
  ///   - cache: what the layout keeps.
  /// - Returns: the gaps; by default the largest that any of the views wants on each edge, and none
  ///   if there is no view.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Merges what the views say.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    subviews.mergedGuide(guide.key, in: bounds, proposal)
  }

  /// Merges what the views say.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    subviews.mergedGuide(guide.key, in: bounds, proposal)
  }

  /// Asks for the usual gaps.

  /// Merges what the views want, on all edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// The container with its views.
  ///
  /// - Parameter content: the views to arrange.
  /// - Returns: a view.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    Arranged(layout: self, content: content())
  }
}

private struct Arranged<Container: Layout, Content: View>: View {
  let layout: Container
  let content: Content

  func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { lowering in
      lowering.oneView { lowering in
        let box = LayoutBox(layout, lowering.arena.access)
        let payload = lowering.arena.parameters.layouts.appendIndex(box)
        lowering.container(.layout, payload: payload) { content._lower(into: &$0) }
      }
    }
  }
}
