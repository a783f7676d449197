/// The settings for Markdown pages.
struct MarkdownOptions: Sendable {
  /// The pages, and where pictures go; without a folder, each page has one beside it.
  let files: FileOptions
  /// What pictures are drawn with, if blocks do not say otherwise.
  let drawing: Options
  /// What draws each of the pages.
  let command: DrawingCommand
}

extension MarkdownOptions {
  /// The options that say nothing of a single picture.
  private static let ofPages: Set = [
    "--markdown", "--hide-source", "--output-dir", "--check", "--force", "--validate",
    "--watch",
  ]

  init(_ options: Options) throws(UsageError) {
    files = options.files
    command = options.command
    drawing = try options.leavingOut(Self.ofPages).withCheckedFiles()
    guard !files.names.isEmpty, !files.names.contains("-") else { throw .namelessPage }
    guard !files.names.contains(""), files.folder != "" else { throw .emptyFileName }
  }

  /// The settings for one picture.
  ///
  /// - Parameter words: those of the block or comment, which come after those of the command line.
  /// - Returns: the settings, with what the words name as files.
  /// - Throws: what is wrong with the words.
  func options(_ words: [OSString]) throws(UsageError) -> (options: Options, files: [OSString]) {
    let own = try Options(parsing: words)
    for rule in BlockRule.all {
      if let typed = rule.option.words(own) { throw .notInBlock(typed, rule.remedy) }
    }
    if own.help != nil, let option = own.typed.last {
      throw .notInBlock(option.flag.name, "leave it out")
    }
    var options = try drawing.adding(own.typed).withCheckedFiles()
    options.files.writeMode = files.writeMode
    options.files.replacesAll = files.replacesAll
    return (options, own.files.names)
  }
}
