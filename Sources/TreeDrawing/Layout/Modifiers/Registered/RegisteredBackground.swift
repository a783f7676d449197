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

extension ViewLowering {
  /// Begins a view with others behind it; `endBackground` ends it by what is returned.
  mutating func begin(_ background: RegisteredBackground, tag: Int32) -> OuterCursor {
    let maker = PreferenceClosure(number: background.maker, tag: tag)
    let outer = beginReadingPreference(
      background.column, maker, isInFront: false, alignment: .center)
    cursor.slot = .zStack
    return outer
  }

  /// Goes on behind a view with others behind it.
  mutating func endBackground(_ outer: OuterCursor) { end(.preferenceSecondary, outer) }

  /// Begins a view with outlines behind it; what is returned ends it.
  @inline(__always)
  mutating func begin(_ outlines: RegisteredOutlines, tag: Int32) -> OuterAnnotations {
    beginAnnotation(.preferenceOutlines, payload: outlines.maker, tag: tag, slot: .zStack)
  }
}
