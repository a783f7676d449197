/// A view that makes its content of a value that the views around have set.
///
///     struct Legend: View {
///       var body: some View {
///         EnvironmentReader(\.spacing) { spacing in
///           HStack(spacing: spacing) {
///             Circle().frame(width: 8, height: 8)
///             Text("rooms")
///           }
///         }
///       }
///     }
///
/// In SwiftUI a view has a property `@Environment(\.spacing)` for that. Views here are plain
/// values, which nobody fills in before `body` is asked, so the value comes as an argument.
public struct EnvironmentReader<Value, Content: View>: View {
  let keyPath: KeyPath<EnvironmentValues, Value>
  let content: (Value) -> Content

  /// Makes a reader, which takes part in layout as its content does.
  ///
  /// - Parameters:
  ///   - keyPath: which value to read.
  ///   - content: makes the views of the value.
  public init(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.keyPath = keyPath
    self.content = content
  }

  /// Tells the layout engine about the content that it makes of the value.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { lowering in
      content(lowering.environment[keyPath: keyPath])._lower(into: &lowering)
    }
  }
}
