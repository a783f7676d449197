internal import TreeDrawing

/// What a command line asks for: each option is a row of `Flag`, and sets a value of the type that
/// uses it.
struct Options: Sendable {
  /// The options that were typed, in their order.
  var typed: [GivenOption] = []
  /// Those of a preset that make sense with these.
  var ofPreset: [GivenOption] = []
  var preset: Preset?
  /// What is asked for instead of a picture first; what comes after it is not looked at.
  var help: HelpRequest?
  var files = FileOptions()
  var messages = MessageOptions()
  var reading = ReadingOptions()
  /// How much is read of each input, in bytes.
  var inputLimit = Input.sizeLimit
  var selection = Selection.all
  var picture = Self.usualPicture
  /// How wide the picture is at most, in points, as it was asked for; nil if it has a box to fit.
  var pageWidth: Double? = Self.usualWidth
  /// In how many columns children stand, if it was said.
  var columnCount: ColumnCount?
  var theme = ThemeOptions()
  /// What is drawn over the trees.
  var overlays = OverlayWishes()
  var font = FontOption()
  /// The picture that this one should be like; nil if it may be as it likes.
  var old: InputFile?
  var form = OutputForm.svg
  /// What to say of the picture in the document.
  var document = SVGOptions()
  var embedding = EmbeddingOptions()
  /// What draws each of the inputs.
  var command = DrawingCommand()
}

/// What is read and written.
struct FileOptions: Sendable {
  /// The files as they are named; none stands for standard input.
  var names: [OSString] = []
  /// Where they stand among the words.
  var places: [Int] = []
  var output = OutputFile.standardOutput
  /// The folder for pictures of several inputs; nil if there is one output.
  var folder: OSString?
  /// The folder below which the inputs' folders are kept; nil if none of them is.
  var base: OSString?
  var writeMode = WriteMode.writing
  /// Whether any file is replaced, and not only those that hold what is written.
  var replacesAll = false
  /// Whether all is drawn again when something changes.
  var watches = false
  /// Where a report on the picture goes, if there is one.
  var report: OutputFile?
  /// Whether the inputs are Markdown pages, which show the pictures.
  var areMarkdown = false
  /// Whether blocks that are drawn are put where a click shows them.
  var hidesSource = false
}

/// What is told, and how.
struct MessageOptions: Sendable {
  var form = DiagnosticFormat.text
  /// Whether warnings are errors.
  var isStrict = false
  /// Whether nothing is told of how the work goes on.
  var isQuiet = false
  /// Whether to tell what the input was taken for.
  var isVerbose = false
}

/// A font that is to be read from a file, if one is named.
struct FontOption: Sendable {
  var file: OSString?
  var isEmbedded = false
}

/// How pages show the picture.
struct EmbeddingOptions: Sendable {
  /// Whether there is to be a second picture, for dark pages.
  var isPair = false
  /// The kind of page that the second picture is named for, if that was said.
  var pairStyle: EmbeddingStyle?
  /// The kind of page to show the picture on, if it was asked how to.
  var style: EmbeddingStyle?
}

/// What is said of the colours as a whole.
struct ThemeOptions: Sendable {
  var name = ThemeName.auto
  var accent: Color?
  var background: PictureBackground?
}

extension FileOptions {
  var inputs: [InputFile] {
    names.isEmpty ? [.standardInput] : names.map { $0 == "-" ? .standardInput : .file($0) }
  }

  var outputFolder: OutputFolder? { folder.map { OutputFolder(path: $0, base: base) } }
}

extension EmbeddingOptions {
  var needsPair: Bool { isPair || style?.needsPair == true }
}

extension ThemeOptions {
  /// Gives colours a theme, on a background if no option says another.
  fileprivate func colors(
    _ name: ThemeName, on usual: PictureBackground, from colors: PictureColors
  ) -> PictureColors {
    var colors = colors
    colors.theme = accent.map { name.theme.accented($0) } ?? name.theme
    colors.background = background ?? usual
    return colors
  }
}

// MARK: What follows from several options

extension Options {
  private static let usualWidth = 880.0

  /// How much wider than asked for a picture may be that is read at about that width.
  private static let widthTolerance = 1.02

  private static var usualPicture: PictureOptions {
    var picture = PictureOptions()
    picture.offer = offer(ofWidth: usualWidth)
    return picture
  }

  private static func offer(ofWidth width: Double) -> ProposedViewSize {
    ProposedViewSize(width: width * widthTolerance, height: nil)
  }

  /// Makes the picture as wide as it was asked for, at most.
  mutating func fit(width: Double) {
    pageWidth = width
    picture.offer = Self.offer(ofWidth: width)
  }

  /// Makes the picture fit a box, of which only the proportion of the sides matters.
  mutating func fit(_ box: ProposedViewSize) {
    pageWidth = nil
    picture.offer = box
  }

  /// The colours of a second picture for dark pages, if there is to be one.
  var darkColors: PictureColors? {
    embedding.needsPair ? theme.colors(.dark, on: .none, from: picture.colors) : nil
  }

  /// What a new document takes the place of; nil if that is any file.
  func replaceable(_ mark: DocumentMark) -> DocumentMark? { files.replacesAll ? nil : mark }

  /// Fills in what follows from several options together.
  mutating func settle() {
    // Only paths have one, so they need not be named.
    if isGiven("--separator"), !isGiven("--from") { reading.format = .paths }
    reading.field = picture.colors.coloring.fieldName
    picture.style.columnCount = columnCount?.number
    picture.colors =
      embedding.needsPair
      ? theme.colors(.light, on: .none, from: picture.colors)
      : theme.colors(theme.name, on: theme.name.ground, from: picture.colors)
    if files.writeMode == .writing, files.folder != nil || files.watches || files.areMarkdown {
      files.writeMode = .writingChanges
    }
  }
}
