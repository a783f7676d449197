/// Space around views.
struct RegisteredPadding {
  /// Where it is in the table of insets.
  fileprivate let insets: Int

  /// Registers the space on each side, in points.
  init(_ insets: EdgeInsets, in lowering: inout ViewLowering) {
    let checked = lowering.arena.warnings.checked(insets)
    self.insets = lowering.arena.parameters.insets.index(of: checked)
  }
}

extension View {
  /// Puts space around the view, as `padding(_:)` does, if some is given.
  @inline(__always)
  func padding(_ padding: RegisteredPadding?) -> some View {
    RegisteredPadded(content: self, padding: padding)
  }

  /// Hides the view's guides from the views around, if they are to be hidden.
  @inline(__always)
  func hidingAlignmentGuides(_ isHiding: Bool) -> some View {
    GuideBarrier(content: self, isHiding: isHiding)
  }
}

private struct RegisteredPadded<Content: View>: View {
  let content: Content
  let padding: RegisteredPadding?

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    guard let padding else { return content._lower(into: &lowering) }
    let outer = lowering.begin(.padding, payload: padding.insets)
    lowering.cursor.slot = .zStack
    content._lower(into: &lowering)
    lowering.end(.padding, outer)
  }
}

private struct GuideBarrier<Content: View>: View {
  let content: Content
  let isHiding: Bool

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    guard isHiding else { return content._lower(into: &lowering) }
    let outer = lowering.begin(.guideBarrier, payload: 0)
    lowering.cursor.slot = .zStack
    content._lower(into: &lowering)
    lowering.end(.guideBarrier, outer)
  }
}
