/// A change of views that has a name.
///
///     struct Framed: ViewModifier {
///       func body(content: Content) -> some View {
///         content.padding(4).border(.gray)
///       }
///     }
///
///     Text("Root").modifier(Framed())
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view to change.
  typealias Content = AnyView

  /// The changed view.
  ///
  /// - Parameter content: the view to change.
  /// - Returns: a view made of it.
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  /// The view as a modifier changes it.
  public func modifier(_ modifier: some ViewModifier) -> some View {
    Modified(content: self, modifier: modifier)
  }
}

private struct Modified<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  var body: some View { modifier.body(content: AnyView(content)) }
}
