extension Drawing {
  /// The drawing as an SVG document without a title.
  ///
  /// The document is flat, so that no viewer's limit on nesting is met, holds nothing active and
  /// nothing external, and is the same for the same drawing everywhere.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public var svg: String {
    document(about: nil)
  }

  /// The drawing as an SVG document that says what it shows.
  ///
  /// - Parameters:
  ///   - title: what it shows, for those who cannot see it.
  ///   - description: what it shows, at more length.
  /// - Returns: the document.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func svg(title: String, description: String) -> String {
    document(about: (title, description))
  }

  /// Writes the document in UTF-8, piece by piece, so that it is never in memory as a whole.
  ///
  /// - Parameters:
  ///   - title: what it shows, for those who cannot see it.
  ///   - description: what it shows, at more length.
  ///   - names: for marked things that get one, by the number of their mark, an `id` that no other
  ///     has.
  ///   - titles: for marked things of which there is more to say than what is seen, the whole, by
  ///     the number of
  ///     their mark.
  ///   - write: takes the next piece.
  /// - Throws: what `write` throws.
  package func writeSVG<Failure: Error>(
    title: String, description: String, names: [Int: String] = [:], titles: [Int: String] = [:],
    to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try writeSVG(about: (title, description), MarkTexts(names: names, titles: titles), to: write)
  }

  /// The size in bytes of a font that the document carries as a whole, as texts have characters
  /// that its rules join.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the texts in such fonts and the number of
  ///   items.
  var sizeOfWholeFont: Int? {
    EmbeddedFonts(of: self, drawnIn: SVGStyles(of: self)).sizeOfWhole
  }

  private typealias Subject = (title: String, description: String)

  private func document(about subject: Subject?) -> String {
    var bytes: [UInt8] = []
    writeSVG(about: subject) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func writeSVG<Failure: Error>(
    about subject: Subject?, _ marks: MarkTexts = MarkTexts(),
    to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let styles = SVGStyles(of: self)
    let fonts = EmbeddedFonts(of: self, drawnIn: styles)
    let format = SVGFormat(
      styles: styles.sheet(fonts), textLengths: TextLengthRule(textCount: styles.textCount),
      fonts: fonts, marks: marks, definitions: styles.definitions)
    var writer = SVGWriter(format)
    writer.open(size)
    if let subject { writer.describe(title: subject.title, description: subject.description) }
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
