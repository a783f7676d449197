/// A title with an icon before it.
///
///     Label("Kitchen") { Circle().fill(.orange).frame(width: 10, height: 10) }
///
/// The middle of the icon is on that of the title's first line, 8 points before it. `labelStyle`
/// leaves one of them out.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Makes a label of any two views.
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - icon: what stands before that.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The parts of the label that the views around let be shown.
  public var body: some View {
    EnvironmentReader(\.labelParts) { parts in
      HStack(alignment: .firstTextLineCenter) {
        ShownParts(
          title: title.multilineTextAlignment(.leading), icon: icon, parts: parts)
      }
    }
  }
}

extension Label where Title == Text {
  /// Makes a label of a text and an icon.
  ///
  /// - Parameters:
  ///   - title: what it says, literally.
  ///   - icon: what stands before that.
  public init(_ title: some StringProtocol, @ViewBuilder icon: () -> Icon) {
    self.init(title: { Text(title) }, icon: icon)
  }
}

/// Those parts of a label that are shown, which are no dynamic content.
private struct ShownParts<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  let parts: LabelParts

  func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { lowering in
      lowering.severalChildren { lowering in
        if parts != .titleOnly { icon._lower(into: &lowering) }
        if parts != .iconOnly { title._lower(into: &lowering) }
      }
    }
  }
}
