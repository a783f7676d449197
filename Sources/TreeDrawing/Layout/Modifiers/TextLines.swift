extension View {
  /// Sets how lines stand below each other in the texts in the view.
  ///
  /// Each line is also placed by that point of it, so that it stands well if a viewer has other
  /// fonts. Where nothing is said lines are set from the left, and a single line is placed by its
  /// middle.
  ///
  /// - Parameter alignment: what of the lines is on one line.
  /// - Returns: the view, its texts so aligned.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentChanged(content: self, change: .textAlignment(alignment))
  }

  /// Sets how many lines the texts in the view have at most; what is left out, an ellipsis stands
  /// for.
  ///
  ///     Text(label).lineLimit(2).frame(width: 120)
  ///
  /// - Parameter number: the number of lines, or `nil` for as many as it takes.
  /// - Returns: the view, its texts so limited.
  public func lineLimit(_ number: Int?) -> some View {
    EnvironmentChanged(content: self, change: .lineLimit(number))
  }

  /// Sets where the ellipsis stands in texts in the view that have not room for all their lines.
  ///
  /// - Parameter mode: the place of the ellipsis in the last line.
  /// - Returns: the view, its texts so cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    EnvironmentChanged(content: self, change: .truncation(mode))
  }
}
