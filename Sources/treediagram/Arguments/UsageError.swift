internal import TreeDrawing

/// The problems of command lines.
enum UsageError: Error, Equatable {
  /// An option that there is not, and what may be its value.
  case unknownOption(OSString, value: OSString? = nil)
  /// The option, as the help writes it, and the word that stands where its value should.
  case missingValue(String, before: OSString?)
  /// The option, as the help writes it, that has a file as its value, where nothing else is drawn.
  case tookFile(String, OSString)
  case superfluousValue(String, OSString)
  case invalidValue(String, OSString, ValueProblem)
  case severalFiles([OSString])
  case emptyFileName
  /// A picture of standard input has no name in a folder.
  case namelessInput
  /// A Markdown page that is on no disk, where it could be changed.
  case namelessPage
  /// Standard input, which does not change.
  case unwatchable
  /// An option that makes no sense for one block of a Markdown page, and what to do.
  case notInBlock(String, String)
  /// A file beside the options of a block.
  case fileInBlock(OSString)
  /// A comment of a Markdown page that does not name one file.
  case fileCountInComment(Int)
  /// An input that is not below the folder whose folders are kept.
  case outsideBase(OSString, OSString)
  /// A file that is named twice.
  case sameInput(InputFile)
  /// Two inputs whose pictures would be one file.
  case sameOutput(OSString, InputFile, InputFile)
  /// A picture that would overwrite an input: the input's path, and what the picture is drawn from.
  case writesInput(OSString, InputFile)
  /// An option that makes sense only with another.
  case lonely(String, without: String)
  /// An option that makes no sense with another, and what to do.
  case contrary(String, to: String, String)
  /// An option that makes no sense with the layout, which may be that of a preset: what the layout
  /// does instead, and for which others the option is.
  case contraryToLayout(String, Arrangement, of: Preset?, String, others: [Arrangement])
  /// An option that makes sense with some layouts only, of which none is there.
  case lacksLayout(String, [Arrangement])
  /// A picture that should go to a file whose name says that it is none of SVG: the file, and a
  /// command that draws and converts.
  case noSVG(OSString, RasterFormat, command: String)
  /// A node's layout that grows down only, in a tree that grows sideways as an option says.
  case growsDown(Arrangement, String)
}

/// The problems of options' values.
enum ValueProblem: Error, Equatable {
  case isNotUTF8
  case isNoneOf([String])
  /// Nothing of this name can be explained.
  case isNoTopic(String)
  case isNoNumber(String)
  case isEmpty
  case isNoCount(String)
  case isTooSmall(String, least: Int)
  case isNegative(String)
  case isTooLarge(String, largest: Int)
  /// It is no number of bytes.
  case isNoSize(String)
  case isTooLargeSize(String, largest: String)
  case hasTooManyNumbers(most: Int)
  /// It is no number of columns, but may be names of some.
  case isNoColumnCount(String)
  /// Fields are named, so many, but not what they hold.
  case lacksContents(Int)
  /// One of its words is none of a few.
  case hasNoneOf(String, [String])
  /// Two of its words exclude each other.
  case excludes(String, String)
  /// Nothing stands behind a sign of equality, or there is none.
  case hasEmptyField(String)
  /// Nothing is between two commas, or behind the last.
  case hasEmptyName
  /// It is empty, or has a line end.
  case isNoSeparator
  /// It is no name of a language.
  case isNoLanguage(String)
  /// No name can begin with it.
  case isNoPrefix(String)
  case isTooLong(String, most: Int)
  /// Too many options of its kind are before it.
  case isTooOften(most: Int)
  case isNoFontList(FontListProblem)
  case isNoTemplate(TemplateProblem)
  case isNoColor(Wording)
  /// It is not two lengths, as in an example.
  case isNoBox(String)
  /// It is a number, and should be more than 0.
  case isNotPositive(String)
}
