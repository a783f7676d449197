internal import TreeDrawing

extension Failure {
  /// What to tell, without the program's name; nil where a reader that left needs no word.
  var message: String? {
    switch self {
    case .usage(let error): error.message
    case .input(let file, let problem): "\(file): \(problem.message)"
    case .data(let error): error.description
    case .selection(let file, let error):
      "\(file.sourceName): \(error.cause)\n  \(error.remedy)"
    case .font(let file, let problem): "\(file): \(problem.message)"
    case .output(_, .cannotWrite(.brokenPipe)): nil
    case .output(let file, let problem): "\(file): \(problem.message)"
    }
  }
}

extension InputProblem {
  fileprivate var message: String {
    switch self {
    case .cannotOpen(let error): "cannot be opened: \(error.reason)"
    case .isNotOpen: "it is closed, or not open for reading"
    case .isFolder:
      """
      this is a folder, not a file
        draw what is in it with 'tree -J FOLDER | treediagram'
      """
    case .isTerminal:
      """
      it is a terminal, and no file is given
        usage: \(Help.usage)
        \(Help.hint)
      """
    case .cannotRead(let error): "reading failed: \(error.reason)"
    case .isTooLarge(let limit):
      """
      this is more than the \(byteCount(limit)) that can be read
        draw a part of the tree
      """
    }
  }
}

extension FontProblem {
  fileprivate var message: String {
    switch self {
    case .input(.isFolder):
      """
      this is a folder, not a font
        name a .ttf or .otf file
      """
    case .input(.isTooLarge(let limit)):
      """
      this is more than the \(byteCount(limit)) that can be read of a font
        name another .ttf or .otf file
      """
    case .input(let problem): problem.message
    case .content(let error): error.description
    }
  }
}

extension OutputProblem {
  fileprivate var message: String {
    switch self {
    case .cannotCreate(let error): "cannot be created: \(error.reason)"
    case .folderIsMissing(let folder):
      """
      cannot be created: there is no folder \(folder.quoted)
        create it first, or name another
      """
    case .folderIsProtected(let folder, let error):
      """
      cannot be created: the folder \(folder.quoted) cannot be written to: \(error.reason)
        name a file in another folder
      """
    case .isNotOpen: "it is closed, or not open for writing"
    case .isFolder:
      """
      this is a folder, not a file
        name a file in it, as in '-o FOLDER/tree.svg'
      """
    case .isInput:
      """
      this is the input, which the picture would overwrite
        write to another file
      """
    case .isFont:
      """
      this is the font, which the picture would overwrite
        write to another file
      """
    case .cannotWrite(let error): "writing failed: \(error.reason)"
    }
  }
}

/// A size in the largest unit that fits evenly.
private func byteCount(_ bytes: Int) -> String {
  let units = ["GiB", "MiB", "KiB"]
  for (unit, shift) in zip(units, [30, 20, 10]) where bytes > 0 && bytes % (1 << shift) == 0 {
    return "\(bytes >> shift) \(unit)"
  }
  return "\(bytes) bytes"
}
