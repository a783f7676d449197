/// Views that stand for themselves, each a child of the container around them.
public struct Group<Content: View>: View {
  let content: Content

  /// Groups views without arranging them.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}
