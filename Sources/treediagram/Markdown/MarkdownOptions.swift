internal import TreeDrawing

/// The settings for Markdown pages.
struct MarkdownOptions: Sendable {
  let pages: [OSString]
  /// The folder for pictures; nil if each page has one beside it.
  let folder: OSString?
  let delivery: Delivery
  let hidesSource: Bool
  let isQuiet: Bool
  /// Whether all is drawn again when something changes.
  let watches: Bool
  /// What pictures are drawn with, if blocks do not say otherwise.
  let drawing: Options
  /// What draws each of the pages.
  let command: DrawingCommand
}

extension MarkdownOptions {
  /// The options that say nothing of a single picture.
  private static let ofPages: Set = [
    "--markdown", "--hide-source", "--output-dir", "--check", "--validate", "--watch",
    "--quiet",
  ]

  init(_ arguments: Arguments, _ words: [OSString]) throws(UsageError) {
    let others = words.options(arguments, but: Self.ofPages)
    command = DrawingCommand(words, arguments)
    drawing = try Options(Arguments(others), others)
    pages = try arguments.pages
    folder = try arguments.outputFolder?.path
    delivery =
      arguments.validates == true
      ? .validating : arguments.checks == true ? .comparing : .writingChanges
    hidesSource = arguments.hidesSource ?? false
    isQuiet = arguments.isQuiet ?? false
    watches = arguments.watches ?? false
  }

  /// The settings for one picture.
  ///
  /// - Parameter words: those of the block or comment, which come after those of the command line.
  /// - Returns: the settings, with what the words name as files.
  /// - Throws: what is wrong with the words.
  func options(_ words: [OSString]) throws(UsageError) -> (options: Options, files: [OSString]) {
    let own = try Arguments(parsing: words)
    for option in BlockRule.all {
      if let typed = option.subject.words(own) { throw .notInBlock(typed, option.remedy) }
    }
    let all = drawing.words + words.options(own)
    var options = try Options(Arguments(all), all)
    options.delivery = delivery
    return (options, own.files)
  }
}

extension Arguments {
  fileprivate var pages: [OSString] {
    get throws(UsageError) {
      guard !files.isEmpty, !files.contains("-") else { throw .namelessPage }
      guard !files.contains("") else { throw .emptyFileName }
      return files
    }
  }
}

extension [OSString] {
  /// The words of all options, or all but some.
  ///
  /// - Parameters:
  ///   - arguments: what the words mean.
  ///   - names: the options to leave out.
  /// - Returns: the words, without those of inputs.
  func options(_ arguments: Arguments, but names: Set<String> = []) -> [OSString] {
    arguments.optionWords.filter { !names.contains($0.name) }.flatMap { self[$0.words] }
  }
}
