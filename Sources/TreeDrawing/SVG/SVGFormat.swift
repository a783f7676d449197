/// The things that all parts of a document have in common.
struct SVGFormat: Sendable {
  let styles: SVGStyles.Sheet
  let textLengths: TextLengthRule
  /// The fonts that the document takes along.
  let fonts: EmbeddedFonts
  let marks: MarkTexts
  let definitions: SVGDefinitions
}

/// The texts of marked things, by the numbers of their marks.
struct MarkTexts {
  /// The `id` of the groups of those that have one.
  var names: [Int: String] = [:]
  /// The titles of those of which not all is to be seen.
  var titles: [Int: String] = [:]
}
