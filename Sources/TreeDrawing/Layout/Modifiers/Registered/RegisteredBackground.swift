/// A closure that makes what is behind views from their values for a key.
struct RegisteredBackground {
  fileprivate let column: Int32
  /// Which of the column's closures.
  fileprivate let maker: Int32

  /// Registers a closure.
  ///
  /// - Parameters:
  ///   - key: which key.
  ///   - lowering: where the views will be.
  ///   - content: makes the views behind a view from its value and its tag.
  init<Key: PreferenceKey>(
    _ key: Key.Type, in lowering: inout ViewLowering,
    @ViewBuilder content: @escaping (Key.Value, Int32) -> some View
  ) {
    let (column, values) = lowering.arena.preferences.table.column(of: Key.self)
    self.column = column
    maker = values.add(viewMaker: { value, _, tag, lowering in
      content(value, tag)._lower(into: &lowering)
    })
  }
}

/// A closure that makes outlines behind views from their values for a key.
struct RegisteredOutlines {
  fileprivate let maker: Int

  /// Registers a closure.
  ///
  /// - Parameters:
  ///   - key: which key.
  ///   - paint: how to paint the outlines.
  ///   - layer: where to paint them, unless the view is painted in one piece.
  ///   - lowering: where the views will be.
  ///   - outlines: adds the outlines behind a view, from the view's value, its size and place, and
  ///     its tag; it may remove from the value what the views around must not see.
  init<Key: PreferenceKey>(
    _ key: Key.Type, _ paint: Paint, layer: DrawingLayer, in lowering: inout ViewLowering,
    outlines: @escaping (inout Key.Value, GeometryProxy, Int32, inout OutlineTable) -> Void
  ) {
    let (column, values) = lowering.arena.preferences.table.column(of: Key.self)
    maker = lowering.outlineMaker(column, values.add(outlineMaker: outlines), paint, in: layer)
  }
}

extension View {
  /// Puts views behind this one, as `backgroundPreferenceValue(_:alignment:_:)` does.
  ///
  /// - Parameters:
  ///   - background: makes the views behind, if there are any.
  ///   - tag: tells the view from others with such a background.
  /// - Returns: the view with others behind it.
  @inline(__always)
  func background(_ background: RegisteredBackground?, tag: Int32) -> some View {
    RegisteredBackdropped(content: self, background: background, tag: tag)
  }

  /// Puts outlines behind this view that are made from what it says for a preference key.
  ///
  /// - Parameters:
  ///   - outlines: makes the outlines, if there are any.
  ///   - tag: tells the view from others with such outlines.
  /// - Returns: the view with outlines behind it.
  @inline(__always)
  func background(_ outlines: RegisteredOutlines?, tag: Int32) -> some View {
    RegisteredOutlined(content: self, outlines: outlines, tag: tag)
  }
}

private struct RegisteredBackdropped<Content: View>: View {
  let content: Content
  let background: RegisteredBackground?
  let tag: Int32

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    guard let background else { return content._lower(into: &lowering) }
    let maker = PreferenceClosure(number: background.maker, tag: tag)
    lowering.readPreference(background.column, maker, isInFront: false, alignment: .center) {
      $0.cursor.slot = .zStack
      content._lower(into: &$0)
    }
  }
}

private struct RegisteredOutlined<Content: View>: View {
  let content: Content
  let outlines: RegisteredOutlines?
  let tag: Int32

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    // The content is lowered in one place: the compiler writes its code out there.
    let outer = outlines.map { lowering.begin($0, tag: tag) }
    content._lower(into: &lowering)
    if let outer { lowering.end(outer) }
  }
}

extension ViewLowering {
  /// Begins a view with outlines behind it; what is returned ends it.
  @inline(__always)
  mutating func begin(_ outlines: RegisteredOutlines, tag: Int32) -> OuterAnnotations {
    beginAnnotation(.preferenceOutlines, payload: outlines.maker, tag: tag, slot: .zStack)
  }
}
