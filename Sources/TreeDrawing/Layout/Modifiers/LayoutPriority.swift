extension View {
  /// Lets the view choose its length in a stack before those of lower priority, which is 0 for
  /// others.
  ///
  /// In views on top of each other, only those of the highest priority decide the size.
  public func layoutPriority(_ value: Double) -> some View {
    Prioritized(content: self, priority: value)
  }
}

private struct Prioritized<Content: View>: ModifiedView {
  let content: Content
  let priority: Double

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let payload = lowering.arena.parameters.priorities.appendIndex(
      lowering.arena.warnings.number(priority, .layoutPriority))
    lowering.container(.layoutPriority, payload: payload, children: view)
  }
}
