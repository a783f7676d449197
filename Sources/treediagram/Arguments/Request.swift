internal import TreeDrawing

/// The thing that the command is asked for.
enum Request {
  case help
  case version
  case draw(Options)

  /// Understands a command line.
  ///
  /// - Throws: `Failure.usage`.
  init(_ words: [OSString]) throws(Failure) {
    do throws(UsageError) {
      let arguments = try Arguments(parsing: words)
      self =
        switch arguments.information {
        case .help: .help
        case .version: .version
        case nil: .draw(try Options(arguments))
        }
    } catch {
      throw .usage(error)
    }
  }
}

/// The settings for drawing: what was typed, and the default for what was not.
struct Options {
  var input = InputFile.standardInput
  var output = OutputFile.standardOutput
  var reading = ReadingOptions()
  var selection = Selection()
  var style = DiagramStyle()
  var labels = LabelStyle()
  /// The font for labels, if a file has it.
  var font: FontOption?
  var product = Product.svg
  /// Whether to tell what the input was taken for.
  var isVerbose = false
}

extension Options {
  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.files.count <= 1 else { throw .severalFiles(arguments.files) }
    if let file = arguments.files.first { input = try InputFile(file) }
    if let file = arguments.output { output = try OutputFile(file) }
    if let format = arguments.format { reading.format = format }
    reading.labelKey = arguments.labelKey
    reading.childrenKey = arguments.childrenKey
    reading.columns = arguments.columns
    if let separator = arguments.separator {
      reading.separator = separator
      // Only paths have one, so they need not be named.
      if arguments.format == nil { reading.format = .paths }
    }
    if let showsLengths = arguments.showsLengths { reading.showsLengths = showsLengths }
    if let isVerbose = arguments.isVerbose { self.isVerbose = isVerbose }
    reading.isLiteral = arguments.isLiteral ?? false
    selection = arguments.selection
    if let arrangement = arguments.arrangement { style.arrangement = arrangement }
    if let growth = arguments.growth { style.growth = growth }
    if let alignment = arguments.alignment { style.alignment = alignment }
    if let spacing = arguments.spacing {
      style.spacing = DiagramSpacing(siblings: spacing.horizontal, levels: spacing.vertical)
    }
    labels.font = arguments.font
    font = try FontOption(arguments)
    labels.wrapping = LabelWrapping(width: arguments.wrapWidth, maxLines: arguments.maxLines)
    if let product = arguments.product { self.product = product }
  }
}

extension Arguments {
  fileprivate var font: Font {
    let size = fontSize ?? LabelStyle().font.size
    let weight = fontWeight ?? .regular
    return fontFamilies.map { .named($0, size: size, weight: weight) }
      ?? .system(size: size, weight: weight)
  }

  fileprivate var selection: Selection {
    Selection(
      root: root, maxDepth: maxDepth, maxChildren: maxChildren, order: order ?? .none,
      isReversed: isReversed ?? false)
  }
}

extension InputFile {
  fileprivate init(_ path: OSString) throws(UsageError) {
    guard !path.bytes.isEmpty else { throw .emptyFileName }
    self = path == "-" ? .standardInput : .file(path)
  }
}

extension OutputFile {
  fileprivate init(_ path: OSString) throws(UsageError) {
    guard !path.bytes.isEmpty else { throw .emptyFileName }
    self = path == "-" ? .standardOutput : .file(path)
  }
}
