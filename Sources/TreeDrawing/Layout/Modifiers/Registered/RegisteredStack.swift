/// A guide that stacks line their views up by.
struct RegisteredAlignment {
  /// Where it is among the guides of stacks.
  fileprivate let guide: Int32
  fileprivate let axis: Axis

  /// Registers a guide that lines views up: those of a row if it is vertical, else those of a
  /// column.
  init(_ guide: AlignmentKey, in lowering: inout ViewLowering) {
    self.guide = Int32(lowering.arena.parameters.stackGuides.index(of: guide))
    axis = guide.axis.crossing
  }
}

/// A row or a column, as its guide says.
struct RegisteredStack<Content: View>: View {
  let alignment: RegisteredAlignment
  let spacing: Double
  let content: Content

  /// Puts views side by side or below each other.
  ///
  /// - Parameters:
  ///   - alignment: the guide that lines them up.
  ///   - spacing: the gap between neighbours in points.
  ///   - content: the views.
  @inline(__always)
  init(
    alignment: RegisteredAlignment, spacing: Double, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    let stack = lowering.addStack(
      along: alignment.axis, aligning: Int(alignment.guide), spacing: spacing)
    let outer = lowering.begin(.stack, payload: stack)
    content._lower(into: &lowering)
    lowering.end(.stack, outer)
  }
}
