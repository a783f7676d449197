/// A shape and how it is painted.
struct RegisteredShape {
  /// Where it is in the table of shapes.
  fileprivate let shape: Int

  /// Registers a shape.
  ///
  /// - Parameters:
  ///   - shape: the shape.
  ///   - paint: how to paint it.
  ///   - lowering: where the views will be.
  init(_ shape: some Shape, _ paint: Paint, in lowering: inout ViewLowering) {
    self.shape = lowering.arena.picture.shapes.add(shape._stored, paint)
  }
}

extension View {
  /// Puts a shape behind the view, as large as the view, if there is one.
  @inline(__always)
  func background(_ shape: RegisteredShape?) -> some View {
    RegisteredShaped(content: self, shape: shape)
  }
}

private struct RegisteredShaped<Content: View>: View {
  let content: Content
  let shape: RegisteredShape?

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    lowering.background(shape) { content._lower(into: &$0) }
  }
}

extension ViewLowering {
  /// Lowers one view with a shape behind it, as large as the view, if there is one.
  @inline(__always)
  mutating func background(_ shape: RegisteredShape?, _ view: (inout ViewLowering) -> Void) {
    let outer = shape.map { beginAnnotation(.shapeBehind, payload: $0.shape, slot: .zStack) }
    view(&self)
    if let outer { end(outer) }
  }
}
