internal import TreeDrawing

/// The thing that the command is asked for.
enum Request {
  /// To tell about the command itself.
  case explain(Information)
  case draw(Options)
  case illustrate(MarkdownOptions)

  /// Understands a command line.
  ///
  /// - Throws: `Failure.usage`.
  init(_ words: [OSString]) throws(Failure) {
    do throws(UsageError) {
      let arguments = try Arguments(words)
      self =
        if let information = arguments.information {
          .explain(information)
        } else if arguments.isMarkdown == true {
          .illustrate(try MarkdownOptions(arguments, words))
        } else {
          .draw(try Options(arguments, words))
        }
    } catch {
      throw .usage(error)
    }
  }
}

/// The settings for drawing: what was typed, and the default for what was not.
struct Options: Sendable {
  var inputs = [InputFile.standardInput]
  var output = OutputFile.standardOutput
  /// Where pictures of several inputs go; nil if there is one output.
  var folder: OutputFolder?
  var delivery = Delivery.writing
  /// Whether all is drawn again when something changes.
  var watches = false
  /// The form of messages.
  var diagnostics = DiagnosticFormat.text
  /// Whether warnings are errors.
  var isStrict = false
  /// Where a report on the picture goes, if there is one.
  var report: OutputFile?
  /// Whether nothing is told of how the work goes on.
  var isQuiet = false
  var reading = ReadingOptions()
  /// How much is read of each input, in bytes.
  var inputLimit = Input.sizeLimit
  var selection = Selection()
  var style = DiagramStyle()
  /// What the picture is offered.
  var offer = Arguments().offer
  /// How wide the picture is at most, in points, as it was asked for; nil if it has a box to fit.
  var pageWidth: Double? = Arguments().pageWidth
  /// The picture that this one should be like; nil if it may be as it likes.
  var old: InputFile?
  /// The shape of nodes that name none.
  var shape = NodeShape.rounded
  var colors = PictureColors()
  /// What is drawn over the trees.
  var overlays = OverlayWishes()
  var labels = LabelStyle()
  /// The font for labels, if a file has it.
  var font: FontOption?
  var product = Product.svg
  /// What to say of the picture in the document.
  var document = SVGOptions()
  /// What to say below the trees.
  var caption: String?
  /// The colours of a second picture for dark pages, if there is to be one.
  var darkColors: PictureColors?
  /// The kind of page that the second picture is named for, if that was said.
  var pairSite: Site?
  /// The kind of page to show the picture on, if it was asked how to.
  var site: Site?
  /// Whether to tell what the input was taken for.
  var isVerbose = false
  /// Whether it was said how trees are arranged.
  var isArranged = false
  /// The words of the options that all this was made of.
  var words: [OSString] = []
  /// What draws each of the inputs.
  var command = DrawingCommand()
}

extension Options {
  init(_ arguments: Arguments, _ words: [OSString]) throws(UsageError) {
    self.words = words.options(arguments)
    command = DrawingCommand(words, arguments)
    isArranged = arguments.isArranged
    if !arguments.files.isEmpty {
      inputs = try arguments.files.map { file throws(UsageError) in try InputFile(file) }
    }
    if let file = arguments.output { output = try OutputFile(file) }
    folder = try arguments.outputFolder
    guard inputs.count == 1 || folder != nil || arguments.validates == true else {
      throw .severalFiles(arguments.files)
    }
    try arguments.checkStandardOutput()
    delivery = try arguments.delivery(to: output)
    watches = arguments.watches ?? false
    if watches, inputs.contains(.standardInput) { throw .unwatchable }
    isQuiet = arguments.isQuiet ?? false
    diagnostics = arguments.diagnostics ?? .text
    isStrict = arguments.isStrict ?? false
    report = arguments.report
    if let format = arguments.format { reading.format = format }
    reading.labelKey = arguments.labelKey
    reading.childrenKey = arguments.childrenKey
    reading.text = arguments.text
    reading.note = arguments.note
    reading.columns = arguments.recordColumns
    reading.levels = arguments.levels
    if let duplicates = arguments.duplicates { reading.duplicates = duplicates }
    if let separator = arguments.separator {
      reading.separator = separator
      // Only paths have one, so they need not be named.
      if arguments.format == nil { reading.format = .paths }
    }
    if let showsLengths = arguments.showsLengths { reading.showsLengths = showsLengths }
    reading.joinsWords = arguments.joinsWords ?? false
    if let isVerbose = arguments.isVerbose { self.isVerbose = isVerbose }
    reading.isLiteral = arguments.isLiteral ?? false
    reading.field = arguments.coloring?.fieldName
    if let limit = arguments.nodeLimit { reading.nodeLimit = limit }
    if let limit = arguments.inputLimit { inputLimit = limit }
    old = try arguments.like.map { path throws(UsageError) in try InputFile(old: path) }
    font = try FontOption(arguments)
    if let product = arguments.product { self.product = product }
    document = arguments.document
    caption = arguments.caption
    site = arguments.site
    pairSite = arguments.pairSite
    draw(by: arguments)
    if case .file(let file) = output, self.product == .svg { try file.checkIsForSVG(words) }
  }
}

extension Options {
  /// Takes what arguments say of what is drawn, and how; where it is from and goes to stays.
  mutating func draw(by arguments: Arguments) {
    selection = arguments.selection
    style = arguments.style
    offer = arguments.offer
    pageWidth = arguments.offer.height == nil ? arguments.pageWidth : nil
    shape = arguments.shape ?? Self().shape
    colors = arguments.colors
    overlays = arguments.overlays
    labels.font = arguments.font
    labels.width = arguments.labelWidth
    labels.lineLimit = arguments.maxLines
    if arguments.isPair == true || site?.needsPair == true {
      colors = arguments.colors(of: .light, ground: .none)
      darkColors = arguments.colors(of: .dark, ground: .none)
    }
  }
}

extension Arguments {
  fileprivate var isArranged: Bool { preset != nil || arrangement != nil || growth != nil }

  fileprivate var font: Font {
    let size = fontSize ?? LabelStyle().font.size
    let weight = fontWeight ?? .regular
    return fontFamilies.map { .named($0, size: size, weight: weight) }
      ?? .system(size: size, weight: weight)
  }

  fileprivate var document: SVGOptions {
    var options = SVGOptions(title: title, description: summary)
    options.language = language
    options.linkTarget = linkTarget
    options.idPrefix = idPrefix
    options.isResponsive = isResponsive ?? false
    options.isStandalone = isStandalone ?? false
    options.isStatic = isStatic ?? false
    options.page = page
    return options
  }

  fileprivate var selection: Selection {
    Selection(
      root: root, patterns: patterns, folds: folds, minSize: minSize, maxDepth: maxDepth,
      maxChildren: maxChildren, maxNodes: maxNodes, order: order ?? .none,
      isReversed: isReversed ?? false)
  }
}

extension InputFile {
  fileprivate init(_ path: OSString) throws(UsageError) {
    guard !path.bytes.isEmpty else { throw .emptyFileName }
    self = path == "-" ? .standardInput : .file(path)
  }

  /// The picture to be like, which is a file.
  fileprivate init(old path: OSString) throws(UsageError) {
    guard !path.bytes.isEmpty else { throw .emptyFileName }
    self = .file(path)
  }
}

extension OutputFile {
  /// Takes a path, or `-` for standard output.
  init(_ path: OSString) throws(UsageError) {
    guard !path.bytes.isEmpty else { throw .emptyFileName }
    self = path == "-" ? .standardOutput : .file(path)
  }

  /// Takes a path, or a word for standard output.
  init(parsingReport path: OSString) throws(ValueProblem) {
    guard !path.bytes.isEmpty else { throw .isEmpty }
    self = path == "-" || path == "json" ? .standardOutput : .file(path)
  }
}
