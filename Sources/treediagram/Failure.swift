internal import TreeDrawing

/// Everything that can end the command early, as data.
enum Failure: Error {
  case usage(UsageError)
  case input(InputFile, InputProblem)
  case data(InputError)
  /// The tree has no such root as is asked for.
  case selection(InputFile, MissingRoot)
  case font(InputFile, FontProblem)
  case output(OutputFile, OutputProblem)
}

/// Why an input cannot be had.
enum InputProblem: Error, Equatable {
  case cannotOpen(SystemError)
  case isNotOpen
  case isFolder
  /// Nobody redirected standard input.
  case isTerminal
  case cannotRead(SystemError)
  /// There are more bytes than this.
  case isTooLarge(limit: Int)
}

/// Why a font cannot be had.
enum FontProblem: Error, Equatable {
  case input(InputProblem)
  case content(FontFileError)
}

/// Why the picture cannot be put where it should go.
enum OutputProblem: Error, Equatable {
  case cannotCreate(SystemError)
  /// There is no folder to put the file into.
  case folderIsMissing(OSString)
  /// Nothing can be added to the folder, for this reason.
  case folderIsProtected(OSString, SystemError)
  case isNotOpen
  case isFolder
  /// Writing it would destroy what is drawn.
  case isInput
  /// Writing it would destroy the font that labels are drawn in.
  case isFont
  case cannotWrite(SystemError)
}
