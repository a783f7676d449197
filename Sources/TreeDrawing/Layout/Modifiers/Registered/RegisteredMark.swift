// Registered modifiers do what the usual ones do, but take what was told to the layout engine once
// and a number: there may be a million nodes in a diagram, and a closure or an object for each
// takes longer than its views. They are lowered at once, and inlined into each other, since
// otherwise each view would be copied into the next. Inside one, several views are one, on top of
// each other.

/// A kind of marks.
struct RegisteredMark {
  /// The number of the kind.
  fileprivate let kind: Int

  /// Registers a kind of marks.
  ///
  /// - Parameters:
  ///   - name: what to call the views.
  ///   - layer: where to paint them, if not where the views around are painted.
  ///   - lowering: where the views will be.
  init(_ name: StaticName, layer: DrawingLayer?, in lowering: inout ViewLowering) {
    kind = lowering.markKind(name, layer: layer)
  }
}

extension View {
  /// Marks what the view draws, as `mark(_:layer:)` does.
  @inline(__always)
  func mark(_ kind: RegisteredMark, id: Int) -> some View {
    RegisteredMarked(content: self, kind: kind, id: id)
  }
}

private struct RegisteredMarked<Content: View>: View {
  let content: Content
  let kind: RegisteredMark
  let id: Int

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    let (kind, tag) = lowering.arena.picture.marks.add(id, ofKind: kind.kind)
    let outer = lowering.beginAnnotation(.mark, payload: kind, tag: tag, slot: .zStack)
    content._lower(into: &lowering)
    lowering.end(outer)
  }
}
