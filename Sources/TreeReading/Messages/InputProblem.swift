/// The problems that an input of any format can have.
enum InputProblem: Problem {
  /// There are no bytes, or only white space.
  case empty(Format)
  /// A byte order mark of another encoding, or NUL bytes where that encoding would put them.
  case otherEncoding(UnicodeEncoding)
  /// A file of a kind that is not text; the kind is nil if only a NUL byte gives it away.
  case binary(FileSignature?)
  /// A node beyond the number that memory is granted for.
  case tooManyNodes(limit: Int)
}

extension InputProblem {
  var wording: Wording {
    switch self {
    case .empty(let format):
      Wording(
        cause: "there is nothing to draw: the input is empty",
        remedy: format.words.firstStep)
    case .otherEncoding(let encoding):
      Wording(
        cause: "the text is in \(encoding.name), not in UTF-8",
        remedy: "convert it first: iconv -f \(encoding.iconvName) -t UTF-8")
    case .binary(let signature?):
      Wording(cause: "this is not text but \(signature.name)", remedy: signature.remedy)
    case .binary(nil):
      Wording(
        cause: "this is not text: it has a NUL byte near the start",
        remedy: FileSignature.usualRemedy)
    case .tooManyNodes(let limit):
      Wording(
        cause: "this is node \(limit + 1), and no more than \(limit) are read",
        remedy: "say how many may be read with '--max-input SIZE,N', or split the tree")
    }
  }
}
