// Colours that cover a part of what they covered.

extension Paint {
  /// The paint in colours that cover a part of what its own do.
  func faded(by opacity: Double) -> Paint {
    Paint(fill: fill?.opacity(opacity), stroke: stroke?.opacity(opacity), style: style)
  }
}

extension TextRun {
  /// The run in a colour that covers a part of what its own does.
  func faded(by opacity: Double) -> TextRun {
    TextRun(text: text, font: font, color: color.opacity(opacity))
  }
}

extension TextColors {
  /// The colours, each covering a part of what it did.
  func faded(by opacity: Double) -> TextColors {
    TextColors(letters: letters.opacity(opacity), halo: halo?.opacity(opacity))
  }
}
