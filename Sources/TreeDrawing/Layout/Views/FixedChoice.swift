/// One of two views, of which it is known from the start which.
///
/// Unlike `ConditionalContent` it is no dynamic content, which adds defaults to preferences.
enum FixedChoice<First: View, Second: View>: View {
  case first(First)
  case second(Second)

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    switch self {
    case .first(let view): view._lower(into: &lowering)
    case .second(let view): view._lower(into: &lowering)
    }
  }
}

/// Makes one view as `ViewBuilder` does, but fixed choices instead of dynamic content.
@resultBuilder
enum FixedViewBuilder {
  @inline(__always)
  static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @inline(__always)
  static func buildEither<First: View, Second: View>(
    first: First
  ) -> FixedChoice<First, Second> {
    .first(first)
  }

  @inline(__always)
  static func buildEither<First: View, Second: View>(
    second: Second
  ) -> FixedChoice<First, Second> {
    .second(second)
  }
}
