/// A font that is to be read from a file.
struct FontOption: Equatable {
  let file: InputFile
  let isEmbedded: Bool
}

extension FontOption {
  /// Takes from the arguments what is about a font file; nil if there is none.
  init?(_ arguments: Arguments) throws(UsageError) {
    let isEmbedded = arguments.embedsFont ?? false
    guard let path = arguments.fontFile else {
      if isEmbedded { throw .lonely("--embed-font", without: "--font-file FILE") }
      return nil
    }
    guard !path.bytes.isEmpty else { throw .emptyFileName }
    guard arguments.fontFamilies == nil else {
      throw .contrary("--font-family", to: "--font-file")
    }
    guard arguments.fontWeight == nil else {
      throw .contrary("--font-weight", to: "--font-file")
    }
    self.init(file: .file(path), isEmbedded: isEmbedded)
  }
}
