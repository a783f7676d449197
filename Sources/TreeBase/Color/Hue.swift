/// A colour by a name, which each theme shows in its own way, on light and on dark pages.
public enum Hue: String, CaseIterable, Hashable, Sendable {
  case red
  case orange
  case yellow
  case green
  case teal
  case blue
  case violet
  case mauve
  case grey
}
