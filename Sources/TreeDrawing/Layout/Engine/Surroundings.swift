/// What views take over from the views around them.
struct Surroundings {
  /// The font that the views around name, before its weight is changed.
  var font = Font.default
  /// The weight to draw in instead of the font's own.
  var weight: Font.Weight?
  /// The colour of text, and of shapes that name none.
  var foreground = Color.black
  var textAlignment = TextAlignment.leading

  /// The font to draw in.
  var drawnFont: Font { weight.map { Font.system(size: font.size, weight: $0) } ?? font }
}

extension ViewLowering {
  /// Lowers a view in other surroundings.
  mutating func lower(
    _ content: some View, in change: (inout Surroundings) -> Void
  ) {
    let outside = place.surroundings
    change(&place.surroundings)
    content.lower(into: &self)
    place.surroundings = outside
  }
}
