extension TreePicture {
  /// Reads trees from a text, and lays them out.
  ///
  ///     let picture = try TreePicture(reading: "[S [NP the cat] [VP sleeps]]")
  ///     picture.svg.hasPrefix("<svg")  // true
  ///
  /// The text is what the command `treediagram` reads: an outline, JSON, Markdown, a table, or what
  /// programs print.
  ///
  /// - Parameters:
  ///   - text: the trees.
  ///   - format: how they are written.
  ///   - name: what to call the text in messages; its extension tells the format, if that is
  ///     `auto`.
  ///   - style: how to arrange them, and how to draw lines, but for their colour.
  ///   - colors: how to colour them.
  /// - Throws: what is wrong with the text, where, and what to do about it.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(
    reading text: String, as format: Format = .auto, named name: String = "text",
    style: DiagramStyle = DiagramStyle(), colors: PictureColors = PictureColors()
  ) throws(InputError) {
    let limit = Source.sizeLimit
    guard text.utf8.count <= limit else { throw InputError(.isTooLarge(limit: limit), of: name) }
    let source = Source(name: name, bytes: Array(text.utf8))
    var options = ReadingOptions(format: format)
    options.field = colors.coloring.fieldName
    let forest = try source.forest(options)
    self.init(of: forest.roots, PictureOptions(style: style, colors: colors))
    warnings = forest.warnings
    inputTitle = forest.title
  }
}
