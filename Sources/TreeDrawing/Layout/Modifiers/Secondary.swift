extension View {
  /// Puts views behind this one; they are offered its size and do not change it.
  ///
  /// - Parameters:
  ///   - alignment: which guides of the two lie on each other.
  ///   - content: what is behind; several views lie on top of each other.
  /// - Returns: the view with others behind it.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    Layered(content: self, secondary: content(), isInFront: false, alignment: alignment)
  }

  /// Puts views in front of this one; they are offered its size and do not change it.
  ///
  /// - Parameters:
  ///   - alignment: which guides of the two lie on each other.
  ///   - content: what is in front; several views lie on top of each other.
  /// - Returns: the view with others in front of it.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    Layered(content: self, secondary: content(), isInFront: true, alignment: alignment)
  }
}

private struct Layered<Content: View, Secondary: View>: ModifiedView {
  let content: Content
  let secondary: Secondary
  let isInFront: Bool
  let alignment: Alignment

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    lowering.layered(alignment, isInFront: isInFront, view) { secondary.lower(into: &$0) }
  }
}

extension ViewLowering {
  /// Adds an element of a view and what is behind or in front of it; several such views are a pile.
  mutating func layered(
    _ alignment: Alignment, isInFront: Bool, _ primary: (inout ViewLowering) -> Void,
    _ secondary: (inout ViewLowering) -> Void
  ) {
    container(.secondary, payload: arena.alignments.index(of: alignment)) { lowering in
      let element = Int(lowering.place.parent)
      primary(&lowering)
      guard lowering.place.previous != Element.none else { return }
      lowering.arena.elements[element].hasOverlay = isInFront
      if !isInFront { lowering.place.previous = Element.none }
      lowering.place.slot = .pile
      secondary(&lowering)
    }
  }
}
