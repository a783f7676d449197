/// The things that all parts of a document have in common.
struct SVGFormat: Sendable {
  let styles: SVGStyles.Sheet
  let textLengths: TextLengthRule
  /// The fonts that the document takes along.
  let fonts: EmbeddedFonts
  let marks: MarkTexts
  let definitions: SVGDefinitions
  let options: SVGOptions
}
