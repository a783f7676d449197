/// Views on top of each other, each a little behind and below the one before.
public struct Pile<Content: View>: View {
  let content: Content

  /// Makes a pile.
  ///
  /// - Parameter content: the views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Tells the layout engine about the views.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { lowering in
      lowering.oneView { lowering in
        lowering.container(.pile, payload: 0) { content._lower(into: &$0) }
      }
    }
  }
}
