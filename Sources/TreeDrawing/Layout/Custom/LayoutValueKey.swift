/// A value that a view tells the custom layout around it.
///
///     enum Column: LayoutValueKey {
///       static var defaultValue: Int { 0 }
///     }
///
///     Text("Total").layoutValue(key: Column.self, value: 2)
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value

  /// What a layout sees of a view that tells nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the custom layout around the view something about it.
  ///
  /// - Parameters:
  ///   - key: what the value is about.
  ///   - value: the value, which the layout finds at its subview.
  /// - Returns: the same view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    Valued<Self, Key>(content: self, value: value)
  }
}

private struct Valued<Content: View, Key: LayoutValueKey>: ModifiedView {
  let content: Content
  let value: Key.Value

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let told = Parameters.LayoutValue(key: ObjectIdentifier(Key.self), value: value)
    let payload = lowering.arena.parameters.layoutValues.appendIndex(told)
    lowering.container(.layoutValue, payload: payload, children: view)
  }
}
