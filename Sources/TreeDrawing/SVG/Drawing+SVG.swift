extension Drawing {
  /// The drawing as an SVG document without a title.
  ///
  /// The document is flat, so that no viewer's limit on nesting is met, holds nothing active and
  /// nothing external, and is the same for the same drawing everywhere.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public var svg: String {
    svg(SVGOptions())
  }

  /// The drawing as an SVG document.
  ///
  /// - Parameter options: what there is to say of the document, such as its title.
  /// - Returns: the document.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func svg(_ options: SVGOptions) -> String {
    var bytes: [UInt8] = []
    writeSVG(options) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The size in bytes of a font that the document carries as a whole, as texts have characters
  /// that its rules join.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the texts in such fonts and the number of
  ///   items.
  var sizeOfWholeFont: Int? {
    EmbeddedFonts(of: self, drawnIn: SVGStyles(of: self)).sizeOfWhole
  }

  /// Writes the document in UTF-8, piece by piece, so that it is never in memory as a whole.
  ///
  /// - Parameters:
  ///   - options: what there is to say of the document.
  ///   - marks: what there is to say of marked things.
  ///   - write: takes the next piece.
  /// - Throws: what `write` throws.
  func writeSVG<Failure: Error>(
    _ options: SVGOptions, _ marks: MarkTexts = MarkTexts(),
    to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let styles = SVGStyles(of: self)
    let fonts = EmbeddedFonts(of: self, drawnIn: styles)
    let format = SVGFormat(
      styles: styles.sheet(fonts, options, marks),
      textLengths: TextLengthRule(textCount: styles.textCount),
      fonts: fonts, marks: marks, definitions: styles.definitions, options: options)
    var writer = SVGWriter(format)
    writer.open(size)
    writer.describe()
    writer.style()
    writer.definitions()
    for layer in layers {
      writer.open(layer.name)
      if layer.items.isLong {
        try write(writer.take())
        try layer.items.writeSVG(format, to: write)
      } else {
        layer.items.visit(layer.items.indices, by: &writer)
      }
      writer.closeLayer()
    }
    writer.close()
    try write(writer.take())
  }
}
