/// The upper or the lower edge of a view.
public enum VerticalEdge: CaseIterable, Hashable, Sendable {
  case top
  case bottom
}

/// The left or the right edge of a view.
public enum HorizontalEdge: CaseIterable, Hashable, Sendable {
  case leading
  case trailing
}
