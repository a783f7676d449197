internal import TreeDrawing

/// The thing that the command is asked for.
enum Request {
  /// To tell about the command itself.
  case explain(HelpRequest)
  case draw(Options)
  case illustrate(MarkdownOptions)

  /// Understands a command line.
  ///
  /// - Throws: `Failure.usage`.
  init(_ words: [OSString]) throws(Failure) {
    do throws(UsageError) {
      let options = try Options(words)
      self =
        if let help = options.help {
          .explain(help)
        } else if options.files.areMarkdown {
          .illustrate(try MarkdownOptions(options))
        } else {
          .draw(try options.withCheckedFiles(words))
        }
    } catch {
      throw .usage(error)
    }
  }
}
