internal import TreeDrawing

extension FontOption {
  /// The most that is read of a font, in bytes: three times the largest fonts that are common.
  private static let sizeLimit = 1 << 26

  /// Reads the font.
  ///
  /// - Returns: the font, and the file that it was in; nil if none is named.
  /// - Throws: `Failure.font`.
  func read() throws(Failure) -> SharedInputs.Font? {
    guard let path = file else { return nil }
    let file = InputFile.file(path)
    let input: Input
    let bytes: [UInt8]
    do throws(Failure) {
      input = try Input(opening: file)
      bytes = try input.bytes(limit: Self.sizeLimit, isText: false)
    } catch {
      throw error.aboutFont
    }
    do throws(FontFileError) {
      return SharedInputs.Font(
        file: try FontFile(bytes, isEmbedded: isEmbedded), input: input)
    } catch {
      throw .fontData(file, error)
    }
  }
}

extension Failure {
  /// The failure to read a font, where this is one to read an input.
  fileprivate var aboutFont: Failure {
    if case .input(let file, let problem) = self { .font(file, problem) } else { self }
  }
}
