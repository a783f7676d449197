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
    Backed(content: self, background: content(), alignment: alignment)
  }
}

private struct Backed<Content: View, Background: View>: View {
  let content: Content
  let background: Background
  let alignment: Alignment

  func lower(into lowering: inout ViewLowering) {
    let payload = lowering.arena.backgrounds.appendIndex(alignment)
    lowering.container(.background, payload: payload) { lowering in
      content.lower(into: &lowering)
      guard lowering.place.previous != Element.none else { return }
      lowering.place.previous = Element.none
      background.lower(into: &lowering)
    }
  }
}
