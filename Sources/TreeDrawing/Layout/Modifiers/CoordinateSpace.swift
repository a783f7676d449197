extension View {
  /// Names the view's coordinates for the views inside it.
  ///
  /// - Parameter name: what readers inside ask for; the nearest view of that name counts.
  /// - Returns: the same view, its coordinates named.
  public func coordinateSpace(name: String) -> some View {
    Named(content: self, name: name)
  }
}

private struct Named<Content: View>: View {
  let content: Content
  let name: String

  func lower(into lowering: inout ViewLowering) {
    let payload = lowering.arena.spaces.add(name, outer: lowering.place.space)
    lowering.wrap(content, in: .coordinateSpace, payload: payload)
  }
}
