/// A font that is to be read from a file.
struct FontOption: Equatable {
  let file: InputFile
  let isEmbedded: Bool
}

extension FontOption {
  /// Takes from the arguments what is about a font file; nil if there is none.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let path = arguments.fontFile else { return nil }
    guard !path.bytes.isEmpty else { throw .emptyFileName }
    self.init(file: .file(path), isEmbedded: arguments.embedsFont ?? false)
  }
}
