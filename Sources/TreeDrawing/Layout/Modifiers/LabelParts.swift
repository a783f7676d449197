/// Which parts of labels are shown.
public enum LabelParts: Hashable, CaseIterable, Sendable {
  /// The title with the icon before it.
  case titleAndIcon
  /// The title without the icon.
  case titleOnly
  /// The icon without the title.
  case iconOnly

  /// Both, as labels are shown where nothing else is said.
  public static let automatic = LabelParts.titleAndIcon
}

extension View {
  /// Sets which parts of the labels in the view are shown.
  ///
  ///     Label("Kitchen") { Circle() }.labelStyle(.titleOnly)
  ///
  /// - Parameter style: the parts.
  /// - Returns: the view, with labels of these parts.
  public func labelStyle(_ style: LabelParts) -> some View {
    environment(\.labelParts, style)
  }
}

extension EnvironmentValues {
  private enum ShownLabelParts: EnvironmentKey {
    static var defaultValue: LabelParts { .automatic }
  }

  /// Which parts of labels are shown.
  var labelParts: LabelParts {
    get { self[ShownLabelParts.self] }
    set { self[ShownLabelParts.self] = newValue }
  }
}
