// Styles of texts that are texts again, so that they can be joined.

extension Text {
  /// Sets the font of the text, if it names none itself.
  ///
  /// - Parameter font: the font, or `nil` for the default one.
  /// - Returns: the text in the font.
  public func font(_ font: Font?) -> Text { changed(.font(font ?? .default)) }

  /// Sets the weight of the text, whatever that of its font.
  ///
  /// - Parameter weight: the weight, or `nil` for the font's own.
  /// - Returns: the text in the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }

  /// Sets the text in bold type.
  ///
  /// - Parameter isActive: whether to; if not, it has the weight of its font.
  /// - Returns: the text in bold type.
  public func bold(_ isActive: Bool = true) -> Text { fontWeight(isActive ? .bold : nil) }

  /// Sets the design of the text, whatever that of its font.
  ///
  /// - Parameter design: what the letters look like, or `nil` for the font's own design.
  /// - Returns: the text in the design.
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }

  /// Sets the text in letters that are all equally wide.
  ///
  /// - Parameter isActive: whether to; if not, it has the design of its font.
  /// - Returns: the text in such letters.
  public func monospaced(_ isActive: Bool = true) -> Text {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Sets the colour of the text, if it names none itself.
  ///
  /// - Parameter color: the colour.
  /// - Returns: the text in the colour.
  public func foregroundStyle(_ color: Color) -> Text { changed(.foreground(color)) }

  /// Sets the colour of the text, if it names none itself.
  ///
  /// - Parameter color: the colour, or `nil` for black.
  /// - Returns: the text in the colour.
  public func foregroundColor(_ color: Color?) -> Text { foregroundStyle(color ?? .primary) }
}
