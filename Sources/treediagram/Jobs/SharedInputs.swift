internal import TreeDrawing

/// What all pictures are made with, read once: a font, a picture to be like.
struct SharedInputs: Sendable {
  var font: Font?
  var old: OldPicture?

  struct Font: Sendable {
    let file: FontFile
    let input: Input
  }
}

extension SharedInputs {
  /// Reads what options name.
  ///
  /// - Throws: `Failure.font`, `Failure.fontData` or `Failure.picture`.
  init(for options: Options) throws(Failure) {
    font = try options.font.read()
    old = try options.old.map { file throws(Failure) in try OldPicture(reading: file) }
  }

  /// What is wrong with the font.
  var problem: Remark? {
    guard let font, let problem = font.file.problem else { return nil }
    return font.input.remark(problem)
  }
}
