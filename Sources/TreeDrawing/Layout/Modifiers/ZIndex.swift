extension View {
  /// Paints the view before or behind those beside it, wherever it is declared.
  ///
  /// It counts among the views of the nearest stack, grid or other container, and is not seen
  /// outside of that. Views of one value are painted in the order in which they are declared.
  /// Of several in each other the innermost counts. Layout and preferences are as they were.
  ///
  /// - Parameter value: how far in front; 0 for views that say nothing. It may be negative.
  /// - Returns: the view, painted there.
  public func zIndex(_ value: Double) -> some View {
    Ordered(content: self, value: value)
  }
}

private struct Ordered<Content: View>: ModifiedView {
  let content: Content
  let value: Double

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let value = lowering.arena.warnings.number(value, .zIndex)
    lowering.annotate(
      .zIndex, payload: lowering.arena.picture.zIndices.appendIndex(value), view)
  }
}
