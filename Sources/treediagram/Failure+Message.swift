internal import TreeDrawing

extension Failure {
  /// The message, without the program's name; nil where a reader that left needs no word.
  var message: String? {
    switch self {
    case .usage(let error): error.wording.text
    case .input(let file, let problem): "\(file): \(problem.wording(for: file).text)"
    case .data(let error): error.description
    case .selection(let file, let error): "\(file.sourceName): \(error.wording.text)"
    case .nodeName(let file, let error): "\(file.sourceName): \(error.wording.text)"
    case .field(let file, let error): "\(file.sourceName): \(error.wording.text)"
    case .font(let file, let problem): "\(file): \(problem.wordingOfFont.text)"
    case .fontData(let file, let error): "\(file): \(error.problem.wording.text)"
    case .picture(let file, let problem): "\(file): \(problem.wordingOfPicture.text)"
    case .page(let fault): fault.description
    case .system(let shortage): shortage.wording.text
    case .output(_, .cannotWrite(.brokenPipe)): nil
    case .output(let file, let problem): "\(file): \(problem.wording.text)"
    }
  }
}

extension AccessProblem: Problem {
  var wording: Wording {
    switch self {
    case .cannotOpen(let error): Wording(cause: "cannot be opened: \(error.reason)")
    case .isNotOpen: Wording(cause: "it is closed, or not open for reading")
    case .isFolder:
      Wording(
        cause: "this is a folder, not a file",
        remedy: "draw what is in it with 'tree -J FOLDER | treediagram'")
    case .isUnchangeable:
      Wording(
        cause: "this is a pipe or a device, not a page that can be changed", remedy: "name a file")
    case .isTerminal:
      Wording(
        cause: "it is a terminal, and no file is given",
        remedies: ["usage: \(Help.usage)", Help.hint])
    case .cannotRead(let error): Wording(cause: "reading failed: \(error.reason)")
    case .isTooLarge(let limit):
      Wording(
        cause: "this is more than the \(byteCount(limit)) that can be read",
        remedy: limit < Source.sizeLimit
          ? "say how much may be read with '--max-input', or split the tree"
          : "split the tree, as no more can be read")
    }
  }

  /// The words for an input; one that is not there may be a slip for another, or for an option.
  fileprivate func wording(for input: InputFile) -> Wording {
    guard self == .cannotOpen(.missing), case .file(let path) = input,
      let remedy = path.remedyIfMissing
    else { return wording }
    return Wording(cause: wording.cause, remedy: remedy)
  }

  /// The words where the file should be a picture.
  fileprivate var wordingOfPicture: Wording {
    guard self == .isFolder else { return wording }
    return Wording(cause: "this is a folder, not a picture", remedy: "name an SVG file")
  }

  /// The words where the file should be a font.
  fileprivate var wordingOfFont: Wording {
    if case .isFolder = self {
      return Wording(cause: "this is a folder, not a font", remedy: "name a .ttf or .otf file")
    }
    guard case .isTooLarge(let limit) = self else { return wording }
    return Wording(
      cause: "this is more than the \(byteCount(limit)) that can be read of a font",
      remedy: "name another .ttf or .otf file")
  }
}

extension OutputProblem: Problem {
  var wording: Wording {
    switch self {
    case .cannotCreate(let error): Wording(cause: "cannot be created: \(error.reason)")
    case .folderIsMissing(let folder):
      Wording(
        cause: "cannot be created: there is no folder \(folder.quoted)",
        remedy: "create it first, or name another")
    case .folderIsProtected(let folder, let error):
      Wording(
        cause: "cannot be created: the folder \(folder.quoted) cannot be written to: "
          + error.reason,
        remedy: "name a file in another folder")
    case .isNotOpen: Wording(cause: "it is closed, or not open for writing")
    case .isFolder:
      Wording(
        cause: "this is a folder, not a file",
        remedy: "name a file in it, as in '-o FOLDER/tree.svg'")
    case .isNoFolder(let path):
      Wording(
        cause: "cannot be created: \(path.quoted) is a file, not a folder",
        remedy: "name another folder")
    case .isInput:
      Wording(
        cause: "this is the input, which the picture would overwrite",
        remedy: "write to another file")
    case .isFont:
      Wording(
        cause: "this is the font, which the picture would overwrite",
        remedy: "write to another file")
    case .isForeign(let writer, let title):
      Wording(
        cause: "\(writer) would replace this file, which is no \(title)",
        remedy: "write to another file, or replace this one with '--force'")
    case .isChanged:
      Wording(cause: "it was changed while its pictures were drawn", remedy: "run this again")
    case .cannotWrite(let error): Wording(cause: "writing failed: \(error.reason)")
    }
  }
}

extension SystemShortage: Problem {
  var wording: Wording {
    switch self {
    case .commandLineIsHidden:
      Wording(
        cause: "the words of the command line cannot be read",
        remedy: "allow reading /proc/self, and one more open file")
    case .memory(let nodes, let needed, let room):
      Wording(
        cause: "a picture of \(nodes) nodes needs about \(megabytes(needed)) of memory, "
          + "and there is room for \(megabytes(room))",
        remedy: "draw a part of the tree, as with '--max-nodes 100000' or '--max-depth 5'")
    }
  }
}

private func megabytes(_ bytes: Int) -> String { "\(bytes / 1_000_000) MB" }

/// A size in the largest unit that fits evenly.
private func byteCount(_ bytes: Int) -> String {
  let units = ["GiB", "MiB", "KiB"]
  for (unit, shift) in zip(units, [30, 20, 10]) where bytes > 0 && bytes % (1 << shift) == 0 {
    return "\(bytes >> shift) \(unit)"
  }
  return "\(bytes) bytes"
}
