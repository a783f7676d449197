/// A view that leads somewhere when it is clicked.
///
///     Link(destination: "https://example.org/kitchen") {
///       Text("Kitchen").padding(8).border(.gray)
///     }
///
/// The label is painted as it is, in one piece, in which layers do not count. Readers can reach a
/// link with the keyboard too, in the order in which links are painted. A link inside another is
/// none, nor is one inside of more than 32 links, help texts and faded views.
public struct Link<Label: View>: View {
  private let destination: String
  private let label: Label

  /// Makes a link of any view.
  ///
  /// - Parameters:
  ///   - destination: an address that begins with `https://`, `http://` or `mailto:`, or a relative
  ///     one, such as `#kitchen`; with any other, `Drawing.warnings` says so and there is no link.
  ///   - label: what it looks like.
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label, which leads somewhere.
  public var body: some View {
    Noted(content: label) { $0.checked(destination: destination).map(ItemNote.link) }
  }
}

extension Link where Label == Text {
  /// Makes a link of a text.
  ///
  /// - Parameters:
  ///   - title: the text, literally.
  ///   - destination: an address, as for any other link.
  public init(_ title: some StringProtocol, destination: String) {
    self.init(destination: destination) { Text(title) }
  }
}
