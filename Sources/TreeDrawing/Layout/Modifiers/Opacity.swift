extension View {
  /// Lets what is behind the view show through.
  ///
  /// The view is painted in one piece, which then is faded: where its parts cover each other, what
  /// is covered stays so. Layers inside do not count, marks do. Of more than 32 such views inside
  /// each other, those further in fade each part by itself, so that the drawing never nests deeply.
  ///
  /// - Parameter opacity: how much the view covers, from 0 (nothing) to 1 (all); what is outside
  ///   counts as the nearer of the two.
  /// - Returns: the view, faded.
  public func opacity(_ opacity: Double) -> some View {
    Faded(content: self, opacity: opacity)
  }
}

extension View {
  /// Keeps the view's place, and paints nothing there.
  public func hidden() -> some View { opacity(0) }
}

private struct Faded<Content: View>: ModifiedView {
  let content: Content
  let opacity: Double

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let opacity = lowering.arena.warnings.number(opacity, .opacity, else: 1).share(orElse: 1)
    let payload = lowering.arena.picture.opacities.appendIndex(opacity)
    lowering.container(.opacity, payload: payload, children: view)
  }
}
