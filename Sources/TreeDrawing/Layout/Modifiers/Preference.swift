extension View {
  /// Says the view's value for a preference key, whatever the views inside say.
  ///
  /// An empty value clears what comes from inside.
  public func preference<Key: PreferenceKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    PreferenceWriter<Self, Key>(content: self, value: value)
  }

  /// Says the view's value for a preference key, made from its size and place.
  ///
  /// It is short for a geometry reader in a background, around nothing but a preference, except
  /// that it replaces what the views inside say.
  ///
  /// - Parameters:
  ///   - key: which key.
  ///   - value: makes the value; the proxy's size is the view's.
  /// - Returns: the view with a value for the key.
  public func preference<Key: PreferenceKey>(
    key: Key.Type, measuring value: @escaping (GeometryProxy) -> Key.Value
  ) -> some View {
    MeasuredPreferenceWriter<Self, Key>(content: self, value: value)
  }

  /// Changes what the views inside say for a preference key.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void
  ) -> some View {
    transformPreference(key, measuring: { value, _ in change(&value) })
  }

  /// Changes what the views inside say for a preference key, knowing the view's size and place.
  ///
  /// - Parameters:
  ///   - key: which key.
  ///   - change: changes the value; the proxy's size is the view's.
  /// - Returns: the view, saying the changed value.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, measuring change: @escaping (inout Key.Value, GeometryProxy) -> Void
  ) -> some View {
    PreferenceChanger<Self, Key>(content: self, change: change)
  }

  /// Puts views behind this one that are made from what it says for a preference key.
  ///
  /// - Parameters:
  ///   - key: which key; the value stays visible to the views around.
  ///   - alignment: which guides of the two lie on each other.
  ///   - transform: makes the views behind.
  /// - Returns: the view with others behind it.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceBackdropped<_, Key, _>(
      content: self, isInFront: false, alignment: alignment, secondary: transform)
  }

  /// Puts views in front of this one that are made from what it says for a preference key.
  ///
  /// - Parameters:
  ///   - key: which key; the value stays visible to the views around.
  ///   - alignment: which guides of the two lie on each other.
  ///   - transform: makes the views in front.
  /// - Returns: the view with others in front of it.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceBackdropped<_, Key, _>(
      content: self, isInFront: true, alignment: alignment, secondary: transform)
  }
}

private struct PreferenceWriter<Content: View, Key: PreferenceKey>: ModifiedView {
  let content: Content
  let value: Key.Value

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let (column, values) = lowering.arena.preferences.table.column(of: Key.self)
    let row = PreferenceRow(column: column, row: values.insert(value))
    lowering.annotate(
      .preference, payload: lowering.arena.preferences.writers.appendIndex(row), view)
  }
}

private struct MeasuredPreferenceWriter<Content: View, Key: PreferenceKey>: ModifiedView {
  let content: Content
  let value: (GeometryProxy) -> Key.Value

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let (column, values) = lowering.arena.preferences.table.column(of: Key.self)
    let maker = values.add { proxy, _ in value(proxy) }
    lowering.measurePreference(column, PreferenceClosure(number: maker), view)
  }
}

private struct PreferenceChanger<Content: View, Key: PreferenceKey>: ModifiedView {
  let content: Content
  let change: (inout Key.Value, GeometryProxy) -> Void

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let (column, values) = lowering.arena.preferences.table.column(of: Key.self)
    let closure = PlacedClosure(
      column: column, number: values.add(change), space: lowering.cursor.space)
    let payload = lowering.arena.preferences.transforms.appendIndex(closure)
    lowering.annotate(.preferenceTransform, payload: payload, view)
  }
}

private struct PreferenceBackdropped<Content: View, Key: PreferenceKey, Secondary: View>:
  ModifiedView
{
  let content: Content
  let isInFront: Bool
  let alignment: Alignment
  let secondary: (Key.Value) -> Secondary

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let (column, values) = lowering.arena.preferences.table.column(of: Key.self)
    let maker = values.add(viewMaker: { [secondary] value, _, _, lowering in
      secondary(value)._lower(into: &lowering)
    })
    lowering.readPreference(
      column, PreferenceClosure(number: maker), isInFront: isInFront, alignment: alignment, view)
  }
}

// What is below is for modifiers, and for views of which there may be a million.
extension ViewLowering {
  /// Lowers a view with a value that is made from its size and place.
  mutating func measurePreference(
    _ column: Int32, _ maker: PreferenceClosure, _ view: (inout ViewLowering) -> Void
  ) {
    let closure = PlacedClosure(column: column, number: maker.number, space: cursor.space)
    annotate(
      .measuredPreference, payload: arena.preferences.measuredWriters.index(of: closure),
      tag: maker.tag, view)
  }

  /// Adds a maker of outlines of views' values, for annotations of such views.
  ///
  /// - Parameters:
  ///   - column: the key's column.
  ///   - number: which of the column's closures makes the outlines.
  ///   - paint: how to paint them.
  ///   - layer: in which layer, unless the view is painted in one piece.
  /// - Returns: its index among the arena's makers of outlines.
  mutating func outlineMaker(
    _ column: Int32, _ number: Int32, _ paint: Paint, in layer: DrawingLayer
  ) -> Int {
    let closure = PlacedClosure(column: column, number: number, space: cursor.space)
    let style = OutlineStyle(
      paint: arena.picture.shapes.add(paint), layer: Int32(arena.picture.layers.index(of: layer)))
    return arena.preferences.outlineMakers.appendIndex(
      PlacedOutlineMaker(closure: closure, style: style))
  }

  /// Adds an element with a view behind or in front that is made from a value, around a view.
  mutating func readPreference(
    _ column: Int32, _ maker: PreferenceClosure, isInFront: Bool, alignment: Alignment,
    _ view: (inout ViewLowering) -> Void
  ) {
    let outer = beginReadingPreference(
      column, maker, isInFront: isInFront, alignment: alignment)
    view(&self)
    end(.preferenceSecondary, outer)
  }

  /// Adds such an element, inside which the view is lowered next, until `end` is called.
  mutating func beginReadingPreference(
    _ column: Int32, _ maker: PreferenceClosure, isInFront: Bool, alignment: Alignment
  ) -> OuterCursor {
    let reader = PreferenceSlot(
      column: column, alignment: Int32(arena.parameters.alignments.index(of: alignment)),
      space: cursor.space, environment: cursor.environment, maker: maker)
    let payload = arena.preferences.preferenceSlots.appendIndex(reader)
    let outer = begin(.preferenceSecondary, payload: payload)
    arena[cursor.parent].hasOverlay = isInFront
    return outer
  }
}
