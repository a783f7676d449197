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
        remedy: format.firstStep)
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
        remedy: "say how many may be read with '--max-nodes-read', or split the tree")
    }
  }
}

extension Format {
  /// What to write into an input that has nothing yet.
  fileprivate var firstStep: String {
    switch self {
    case .auto, .outline: "write one node a line, children indented below their parent"
    case .json: #"write a node, such as {"name": "Root"}, or an array of nodes"#
    case .data: #"write a JSON value, such as {"name": 1}"#
    case .heap: "write the values of a binary tree, such as [50, 30, null, 20]"
    case .tree: "give the listing that tree prints"
    case .paths: "write one path a line, such as src/main.c"
    case .markdown: "write a heading, such as # Root, or a list"
    case .brackets: "write a tree, such as [Root [Child]]"
    case .newick: "write a tree, such as (a,b)root;"
    case .table: "write a header, such as id,parent,label, and one node a line below it"
    case .mindmap: "write mindmap, and below it one node a line, children indented"
    }
  }
}
