/// The style of tidy stacks.
struct RegisteredTidyStyle {
  /// Where it is among such styles.
  fileprivate let style: Int32

  /// Registers a style.
  init(_ style: TidyStyle, in lowering: inout ViewLowering) {
    let style = lowering.arena.warnings.checked(style)
    self.style = Int32(lowering.arena.parameters.tidyStyles.index(of: style))
  }
}

/// Subtrees beside each other, as `TidyHStack` and `TidyVStack` put them.
struct RegisteredTidyStack<Content: View>: View {
  let style: RegisteredTidyStyle
  let content: Content

  /// Puts subtrees beside each other.
  @inline(__always)
  init(_ style: RegisteredTidyStyle, @ViewBuilder content: () -> Content) {
    self.style = style
    self.content = content()
  }

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    let outer = lowering.beginTidyStack(style.style)
    content._lower(into: &lowering)
    lowering.end(.tidyStack, outer)
  }
}
