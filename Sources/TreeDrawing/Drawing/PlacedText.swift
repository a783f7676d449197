/// A text in its place.
struct PlacedText {
  let text: String
  let lineCount: Int
  /// Where the anchor of the first line is, on its baseline.
  let origin: Point
  let anchor: TextAnchor
  let font: Font
  let metrics: TextMetrics
}

/// The colours of a text.
struct TextColors {
  let letters: Color
  /// The colour behind the letters, if any.
  let halo: Color?
}
