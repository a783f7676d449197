extension Theme {
  /// The standard colours with edges like the sky in the evening.
  public static let dusk: Theme = {
    var theme = Theme.automatic
    theme.edge = Color(light: Color(rgb: 0x6b4e71), dark: Color(rgb: 0xd8b4e2))
    return theme
  }()
}
