extension View {
  /// Says the view's value for a preference key, made from a place or a frame of the view.
  ///
  /// It replaces what the views inside say; to add to that, use `transformAnchorPreference`.
  ///
  /// - Parameters:
  ///   - key: which key.
  ///   - value: what to take at the view.
  ///   - transform: makes the key's value of it.
  /// - Returns: the view with a value for the key.
  public func anchorPreference<Taken, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Taken>.Source,
    transform: @escaping (Anchor<Taken>) -> Key.Value
  ) -> some View {
    preference(key: key) { transform(value.anchor(at: $0)) }
  }

  /// Changes what the views inside say for a preference key, by a place or a frame of the view.
  ///
  /// - Parameters:
  ///   - key: which key.
  ///   - value: what to take at the view.
  ///   - transform: changes the key's value.
  /// - Returns: the view, saying the changed value.
  public func transformAnchorPreference<Taken, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Taken>.Source,
    transform: @escaping (inout Key.Value, Anchor<Taken>) -> Void
  ) -> some View {
    transformPreference(key, measuring: { transform(&$0, value.anchor(at: $1)) })
  }
}

extension Anchor.Source {
  fileprivate func anchor(at proxy: GeometryProxy) -> Anchor<Value> {
    Anchor(self, at: Rect(origin: proxy.origin, size: proxy.size), in: proxy.plane)
  }
}
