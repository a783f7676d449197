internal import TreeDrawing

/// What can be wrong with a place in a Markdown page that asks for a picture.
enum PlaceProblem: Problem {
  /// There is no closing fence, below which an image could stand.
  case unclosed(fence: String)
  /// A comment goes on to the end, or something follows it in its line.
  case commentNotAlone
  /// Another place asks for another picture of this path.
  case samePicture(OSString, page: String, SourcePosition)
  /// Its picture would take the place of a file that is read: its path, and that of the file.
  case overwrites(OSString, file: OSString)
  /// Neither a page nor any of so many others asks for a picture.
  case noPlace(others: Int)

  var wording: Wording {
    switch self {
    case .unclosed(let fence):
      Wording(
        cause: "this block is never closed, so that no image can stand below it",
        remedy: "close it with a line \(fence)")
    case .commentNotAlone:
      Wording(
        cause: "this comment does not end with its line, so that no image can stand below it",
        remedy: "write --> at the end of a line, and nothing behind it")
    case .samePicture(let path, let page, let position):
      Wording(
        cause: "its picture \(path.quoted) is that of \(page):\(position) as well",
        remedy: "give one of them another name, with name=NAME")
    case .overwrites(let path, let file):
      Wording(
        cause: "its picture \(path.quoted) would overwrite \(file.quoted), which is read",
        remedy: "give it another name, in the image below or with name=NAME")
    case .noPlace(let others):
      Wording(
        cause: "there is nothing to draw\(others == 0 ? "" : " here, nor in \(others.others)"): "
          + "no block of code begins with ```treediagram, no comment with <!-- treediagram")
    }
  }
}
