/// An alignment guide and a closure that says where it is in a view.
struct RegisteredGuide {
  /// Where it is among the guides that views set.
  fileprivate let guide: Int32

  /// Registers a guide.
  ///
  /// - Parameters:
  ///   - guide: which guide.
  ///   - lowering: where the views will be.
  ///   - value: its distance from a view's left or upper edge in points, from the view's
  ///     dimensions.
  init(
    _ guide: AlignmentKey, in lowering: inout ViewLowering,
    value: @escaping (ViewDimensions) -> Double
  ) {
    self.guide = Int32(
      lowering.arena.parameters.guides.appendIndex(Parameters.Guide(key: guide, value: value)))
  }
}

extension View {
  /// Says where a guide of the view is, as `alignmentGuide(_:computeValue:)` does, if one is given.
  @inline(__always)
  func alignmentGuide(_ guide: RegisteredGuide?) -> some View {
    RegisteredGuided(content: self, guide: guide)
  }
}

private struct RegisteredGuided<Content: View>: View {
  let content: Content
  let guide: RegisteredGuide?

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    guard let guide else { return content._lower(into: &lowering) }
    let outer = lowering.beginAlignmentGuide(Int(guide.guide))
    lowering.cursor.slot = .zStack
    content._lower(into: &lowering)
    lowering.end(.alignmentGuide, outer)
  }
}
