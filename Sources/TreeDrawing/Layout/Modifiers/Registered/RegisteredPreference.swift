/// A closure that makes preference values from views' sizes and places.
struct RegisteredPreference {
  /// Where it is among such closures.
  fileprivate let writer: Int

  /// Registers a closure.
  ///
  /// - Parameters:
  ///   - key: which key.
  ///   - lowering: where the views will be.
  ///   - value: makes the value from a view's size and place, and from its tag.
  init<Key: PreferenceKey>(
    _ key: Key.Type, in lowering: inout ViewLowering,
    measuring value: @escaping (GeometryProxy, Int32) -> Key.Value
  ) {
    let (column, values) = lowering.arena.preferences.table.column(of: Key.self)
    let closure = PlacedClosure(
      column: column, number: values.add(value), space: lowering.cursor.space)
    writer = lowering.arena.preferences.measuredWriters.index(of: closure)
  }
}

extension View {
  /// Says the view's value for a preference key, as `preference(key:measuring:)` does.
  ///
  /// - Parameters:
  ///   - value: makes the value.
  ///   - tag: tells the view from others with such a value.
  /// - Returns: the view with a value for the key.
  @inline(__always)
  func preference(_ value: RegisteredPreference, tag: Int32) -> some View {
    RegisteredPreferenceWriter(content: self, value: value, tag: tag)
  }
}

private struct RegisteredPreferenceWriter<Content: View>: View {
  let content: Content
  let value: RegisteredPreference
  let tag: Int32

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    let outer = lowering.beginAnnotation(
      .measuredPreference, payload: value.writer, tag: tag, slot: .zStack)
    content._lower(into: &lowering)
    lowering.end(outer)
  }
}
