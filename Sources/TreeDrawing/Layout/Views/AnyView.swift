/// A view of any type.
///
/// It is needed where views of different types must have one type; branches of a view builder do
/// well without.
public struct AnyView: View {
  private let view: any View

  /// Erases a view's type.
  public init(_ view: some View) {
    // An optional one is dynamic content, which says defaults of preferences; a cast would unwrap
    // it.
    let inner = type(of: view) == AnyView.self ? view as? AnyView : nil
    self.view = inner?.view ?? view
  }

  /// Erases a view's type.
  public init(erasing view: some View) {
    self.init(view)
  }

  /// Tells the layout engine about the view that it is.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { view._lower(into: &$0) }
  }
}
