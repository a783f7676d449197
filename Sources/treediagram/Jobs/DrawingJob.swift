internal import TreeDrawing

/// One tree to draw: where it is, and where its picture goes.
///
/// It is a class as its options are large: a call that held a copy would take more of a small stack
/// than all that it does.
final class DrawingJob: Sendable {
  let input: InputFile
  let output: OutputFile
  let options: Options
  /// The place in a Markdown page that asks for the picture, if one does.
  let place: MarkdownPlace?

  init(input: InputFile, output: OutputFile, options: Options, place: MarkdownPlace? = nil) {
    self.input = input
    self.output = output
    self.options = options
    self.place = place
  }
}

extension DrawingJob {
  /// Where the picture for dark pages goes, if there is one.
  var darkOutput: OutputFile? {
    guard options.darkColors != nil, case .file(let path) = output else { return nil }
    return .file(
      path.withSuffix(
        EmbeddingStyle.darkSuffix(options.embedding.pairStyle ?? options.embedding.style)))
  }

  /// What shows the pictures on the kind of page that was asked for, if one was.
  ///
  /// - Parameter title: what they show.
  /// - Returns: lines to put into a page.
  func snippet(title: String) -> String? {
    guard let style = options.embedding.style, case .file(let path) = output else { return nil }
    let light = path.address
    guard case .file(let darkPath)? = darkOutput else {
      let fragments = style.fragments
      return style.snippet(
        title: title, light: light + fragments.light, dark: light + fragments.dark)
    }
    return style.snippet(title: title, light: light, dark: darkPath.address)
  }
}
