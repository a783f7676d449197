/// The problems of font files.
package enum FontProblem: Error, Hashable {
  /// It begins like no font.
  case unknownKind
  case empty
  /// It holds several fonts.
  case collection
  case woff
  case woff2
  /// The file, or a table of it, ends before something that it must have; counted in bytes.
  case endsEarly(FontTag?, length: Int, needed: Int)
  /// The directory names a table that goes on behind the end of the file.
  case tableBeyondEnd(FontTag, end: Int, length: Int)
  case missingTable(FontTag)
  /// A value in a table makes no sense; the offset is counted from the start of the file.
  case damage(FontTag, offset: Int, Damage)
  /// Nothing says which glyphs its characters have.
  case noCharacters
  /// Its makers do not allow that it becomes a part of documents.
  case isRestricted
  /// A picture gets the whole font, so many bytes, as only TrueType outlines can be taken apart.
  case isIndivisible(size: Int)
  /// A picture gets the whole font, so many bytes, as labels have characters that it joins or
  /// stacks.
  case isNeededWhole(size: Int)

  /// A value that makes no sense.
  package enum Damage: Hashable, Sendable {
    case noWidths
    case noGlyphs
    case unitsPerEm(UInt16)
    case disorderedSegments
    case disorderedGroups
    /// An outline ends before it begins, or outside of the table of outlines.
    case placeOfOutline
    case missingPart(ofGlyph: Int)
    case shortOutline(ofGlyph: Int)
    /// A glyph is a part of itself, over however many others.
    case cycle(ofGlyph: Int)
  }
}

extension FontProblem: Problem {
  package var wording: Wording { Wording(cause: cause, remedies: [remedy].compactMap(\.self)) }

  private var cause: String {
    switch self {
    case .unknownKind: "this is no TrueType or OpenType font"
    case .empty: "this is no font: the file is empty"
    case .collection: "this is a collection of several fonts"
    case .woff: "this is a WOFF font, which is compressed"
    case .woff2: "this is a WOFF2 font, which is compressed"
    case .endsEarly(let tag?, let length, let needed):
      "the table '\(tag)' of the font has \(bytes(length)), but needs \(needed)"
    case .endsEarly(nil, let length, let needed):
      "the font has \(bytes(length)), but needs \(needed) for the list of its tables"
    case .tableBeyondEnd(let tag, let end, let length):
      "the table '\(tag)' of the font ends at byte \(end), but the file has \(bytes(length))"
    case .missingTable(let tag): "the font has no table '\(tag)'"
    case .damage(let tag, let offset, let what):
      "the table '\(tag)' of the font is damaged at byte \(offset): \(what.description)"
    case .noCharacters: "the font has no list of Unicode characters in format 4, 6 or 12"
    case .isRestricted: "the font must not be embedded, says its table 'OS/2' (fsType)"
    case .isIndivisible(let size):
      "the picture gets the whole font, \(size) bytes: it cannot be taken apart"
    case .isNeededWhole(let size):
      "the picture gets the whole font, \(size) bytes: labels have characters that join or stack"
    }
  }

  private var remedy: String? {
    switch self {
    case .unknownKind, .empty: "name a .ttf or .otf file"
    case .collection: "take one font out of it, for instance with otc2otf, and name that"
    case .woff: "convert it first: woff2sfnt FONT.woff > FONT.ttf"
    case .woff2: "convert it first: woff2_decompress FONT.woff2"
    case .endsEarly, .tableBeyondEnd: "it is cut off or damaged: get the file again"
    case .missingTable, .damage: "it is damaged: get the file again, or name another"
    case .noCharacters: "name another .ttf or .otf file"
    case .isRestricted: "leave out --embed font, or name a font with a freer licence"
    case .isIndivisible, .isNeededWhole: nil
    }
  }

  private func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }
}

extension FontProblem.Damage {
  fileprivate var description: String {
    switch self {
    case .noWidths: "no glyph has a width"
    case .noGlyphs: "there are no glyphs"
    case .unitsPerEm(let units): "an em of \(units) units, not of 16 to 16384"
    case .disorderedSegments: "segments of characters are out of order"
    case .disorderedGroups: "groups of characters are out of order"
    case .placeOfOutline: "an outline ends before it begins, or outside of 'glyf'"
    case .missingPart(let glyph): "glyph \(glyph) has a part that does not exist"
    case .shortOutline(let glyph): "the outline of glyph \(glyph) ends early"
    case .cycle(let glyph): "the parts of glyph \(glyph) go round in a circle"
    }
  }
}
