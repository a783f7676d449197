/// A value that views take over from the views around them.
///
///     enum Spacing: EnvironmentKey {
///       static var defaultValue: Double { 8 }
///     }
public protocol EnvironmentKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value

  /// What holds where no view around has set a value.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value of the environment of the view and of all inside it, unless that sets another.
  ///
  ///     Legend().environment(\.spacing, 4)
  ///
  /// - Parameters:
  ///   - keyPath: which value.
  ///   - value: what the views inside read.
  /// - Returns: the view, in that environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment(keyPath) { $0 = value }
  }

  /// Changes a value of the environment of the view and of all inside it.
  ///
  /// - Parameters:
  ///   - keyPath: which value.
  ///   - transform: changes what the views around have set.
  /// - Returns: the view, in that environment.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentTransformed(content: self, keyPath: keyPath, transform: transform)
  }
}

private struct EnvironmentTransformed<Content: View, Value>: View {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { lowering in
      var environment = lowering.environment
      transform(&environment[keyPath: keyPath])
      let number = lowering.environments.index(of: environment)
      lowering.lower(in: EnvironmentID(number)) { content._lower(into: &$0) }
    }
  }
}
