/// The first of some views that fits the place.
///
///     ViewThatFits(in: .horizontal) {
///       HStack { icon; Text("Kitchen and larder") }
///       Text("Kitchen")
///       icon
///     }
///
/// A view fits if its ideal size is within what is offered; an axis without an offer has room for
/// everything. The view is then laid out in what is offered, as if it stood here alone: the others
/// are not painted, and their guides and preferences are not seen. All of them are described, so
/// views that contain themselves must come to an end.
public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Chooses among views, the most wanted first; if none fits, it is the last.
  ///
  /// - Parameters:
  ///   - axes: on which axes the view must fit; on the others it is offered what there is. If there
  ///     are none, it is the first view.
  ///   - content: the views to choose from.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Tells the layout engine about all the views.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { lowering in
      lowering.oneView { lowering in
        let axes = axes.intersection([.horizontal, .vertical])
        lowering.container(.fittingView, payload: axes.rawValue) { content._lower(into: &$0) }
      }
    }
  }
}
