/// Makes one view of the views that stand below each other in a closure.
@resultBuilder
public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view, as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Two views, in order.
  @inline(__always)
  static func buildBlock<First: View, Second: View>(
    _ first: First, _ second: Second
  ) -> ViewPair<First, Second> {
    ViewPair(first: first, second: second)
  }

  /// A view that may be missing, by `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two views to choose from.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// The second of two views to choose from.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }
}

/// No view: it takes no place, and no spacing in a stack.
public struct EmptyView: View {
  /// Makes no view.
  public init() {}

  /// Tells the layout engine nothing.
  public func _lower(into lowering: inout ViewLowering) {}
}

/// Several views in order, each a child of the container around them.
public struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Tells the layout engine about each view in order.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { lowering in
      lowering.severalChildren { lowering in
        repeat (each content)._lower(into: &lowering)
      }
    }
  }
}

/// Two views in order, each a child of the container around them.
///
/// It is a `TupleView` without a pack, for which the compiler makes no special code.
struct ViewPair<First: View, Second: View>: View {
  let first: First
  let second: Second

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    guard lowering.cursor.slot == .several else { return lowerAsOne(into: &lowering) }
    first._lower(into: &lowering)
    second._lower(into: &lowering)
  }

  @inline(never)
  private func lowerAsOne(into lowering: inout ViewLowering) {
    lowering.severalChildren { lowering in
      first._lower(into: &lowering)
      second._lower(into: &lowering)
    }
  }
}

/// One of two views.
public enum ConditionalContent<First: View, Second: View>: View {
  /// The view of the branch that was taken if the condition held.
  case first(First)
  /// The view of the other branch.
  case second(Second)

  /// Tells the layout engine about the view that was chosen.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.dynamic(self) { lowering in
      switch self {
      case .first(let view): view._lower(into: &lowering)
      case .second(let view): view._lower(into: &lowering)
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Tells the layout engine about the view, if there is one.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.dynamic(self) { lowering in
      if let self { self._lower(into: &lowering) }
    }
  }
}
