/// The beginnings of lines that CommonMark takes for HTML wherever they stand.
enum HTMLBlock {
  /// The names of elements whose text may hold blank lines.
  static let verbatim: Set<String> = ["pre", "script", "style", "textarea"]

  /// The names of elements that end with a blank line.
  static let names = Set(
    """
    address article aside base basefont blockquote body caption center col colgroup dd details dialog dir
    div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html
    iframe legend li link main menu menuitem nav noframes ol optgroup option p param search section summary
    table tbody td tfoot th thead title tr track ul
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// What ends a comment, an instruction, a declaration or raw characters that a text begins with.
  static func end(of text: ArraySlice<UInt8>) -> String? {
    let marks = [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>")]
    if let mark = marks.first(where: { text.starts(with: $0.0.utf8) }) { return mark.1 }
    let isDeclaration = text.starts(with: "<!".utf8) && text.dropFirst(2).first?.isLetter == true
    return isDeclaration ? ">" : nil
  }
}
