internal import TreeDrawing

/// Everything that can end the command early, as data.
enum Failure: Error {
  case usage(UsageError)
  case input(InputFile, AccessProblem)
  case data(InputError)
  /// The tree has no such part as is asked for.
  case selection(InputFile, SelectionProblem)
  /// A node is named that the tree does not have, or has several times.
  case nodeName(InputFile, NodeNameProblem)
  /// No node has what nodes are to be coloured by.
  case field(InputFile, MissingField)
  case font(InputFile, AccessProblem)
  case fontData(InputFile, FontFileError)
  /// The picture that another one should be like cannot be read.
  case picture(InputFile, AccessProblem)
  case output(OutputFile, OutputProblem)
  /// Something is wrong in a Markdown page.
  case page(PageFault)
  /// The system does not give what the command needs.
  case system(SystemShortage)
}

/// The problems of files that cannot be read.
enum AccessProblem: Error, Equatable {
  case cannotOpen(SystemError)
  case isNotOpen
  case isFolder
  /// It is a pipe or a device, where a page should be.
  case isUnchangeable
  /// Nobody redirected standard input.
  case isTerminal
  case cannotRead(SystemError)
  /// There are more bytes than this.
  case isTooLarge(limit: Int)
}

/// The problems of pictures that cannot be put where they should go.
enum OutputProblem: Error, Equatable {
  case cannotCreate(SystemError)
  /// There is no folder to put the file into.
  case folderIsMissing(OSString)
  /// Nothing can be added to the folder, for this reason.
  case folderIsProtected(OSString, SystemError)
  case isNotOpen
  case isFolder
  /// There is a file where this folder should be.
  case isNoFolder(OSString)
  /// Writing it would destroy what is drawn.
  case isInput
  /// Writing it would destroy the font that labels are drawn in.
  case isFont
  /// It is none of the documents that it would be replaced by.
  case isForeign(writer: String, title: String)
  /// It was changed after it was read, so that writing it would undo that.
  case isChanged
  case cannotWrite(SystemError)
}

/// What a system may not give.
enum SystemShortage: Error, Equatable {
  /// Nobody says with which words the command was called.
  case commandLineIsHidden
  /// A picture of so many nodes needs so many bytes of memory, and there are fewer.
  case memory(nodes: Int, needed: Int, room: Int)
}
