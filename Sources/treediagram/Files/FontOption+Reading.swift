internal import TreeDrawing

extension FontOption {
  /// The most that is read of a font, in bytes: three times the largest fonts that are common.
  private static let sizeLimit = 1 << 26

  /// Reads the font.
  ///
  /// - Returns: the font, and the file that it was in.
  /// - Throws: `Failure.font`.
  func read() throws(Failure) -> (file: FontFile, input: Input) {
    let input: Input
    let bytes: [UInt8]
    do throws(Failure) {
      input = try Input(opening: file)
      bytes = try input.bytes(limit: Self.sizeLimit, isText: false)
    } catch {
      throw error.aboutFont
    }
    do throws(FontFileError) {
      return (try FontFile(bytes, isEmbedded: isEmbedded), input)
    } catch {
      throw .font(file, .content(error))
    }
  }
}

extension Failure {
  /// The same failure where the input is a font.
  fileprivate var aboutFont: Failure {
    if case .input(let file, let problem) = self { .font(file, .input(problem)) } else { self }
  }
}

extension FontFile {
  /// What to tell of the font although it can be used, if anything.
  var warning: String? {
    sizeOfWhole.map { "the picture gets the whole font, \($0) bytes: it cannot be taken apart" }
  }

  /// What to tell if all of a font is needed for some characters.
  static func warning(ofWhole size: Int) -> String {
    "the picture gets the whole font, \(size) bytes: labels have characters that join or stack"
  }
}
