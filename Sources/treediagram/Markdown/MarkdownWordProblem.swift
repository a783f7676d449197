internal import TreeDrawing

/// What can be wrong with the words behind an opening fence or in a comment.
enum MarkdownWordProblem: Equatable {
  case unclosedQuote(UInt8)
  case backslashAtEnd
  case nullByte
  case name(OSString, PictureNameProblem)
}

/// Such a problem, and the offset where it lies.
struct MarkdownWordFault: Error, Equatable {
  let problem: MarkdownWordProblem
  let offset: Int
}

extension MarkdownWordProblem: Problem {
  var wording: Wording {
    switch self {
    case .unclosedQuote(let quote):
      Wording(
        cause: "the quote \(Unicode.Scalar(quote)) is not closed",
        remedy: #"close it, or write \\#(Unicode.Scalar(quote)) for the character itself"#)
    case .backslashAtEnd:
      Wording(
        cause: "nothing follows the backslash", remedy: #"write \\ for the character itself"#)
    case .nullByte: Wording(cause: "there is a NUL byte in the options", remedy: "delete it")
    case .name(let name, let problem):
      Wording(
        cause: "\(name.quoted) cannot be the name of a picture: \(problem.reason)",
        remedy: problem.remedy)
    }
  }
}

extension PictureNameProblem {
  fileprivate var reason: String {
    switch self {
    case .isEmpty: "it is empty"
    case .hasFolder: "it leads to a folder"
    case .hasExtension: "it has the extension that is added"
    case .hasControl: "it has a control character"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .isEmpty, .hasControl: "write a name such as name=plan"
    case .hasFolder: "write a name alone, such as name=plan; --output-dir names the folder"
    case .hasExtension: "leave .svg out"
    }
  }
}
