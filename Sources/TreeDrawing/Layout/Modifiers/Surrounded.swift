/// A view in the environment of another place, for a layout of its own.
struct Surrounded<Content: View>: View {
  let content: Content
  let environment: EnvironmentValues

  func _lower(into lowering: inout ViewLowering) {
    // A gradient is known by its number in another picture; its place is the same without it.
    var values = environment
    values.gradient = nil
    content.environment(\.self, values)._lower(into: &lowering)
  }
}
