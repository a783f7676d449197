/// What the words behind an opening fence say: options, and what the picture is called.
struct MarkdownWords {
  let options: [ShellWords.Word]
  /// The name that a word such as `name=plan` gives the picture, without its extension.
  let name: OSString?

  private static let key = "name="

  /// Takes words apart; of several names, the last counts.
  ///
  /// - Parameter words: the words.
  /// - Throws: a name that no file can have.
  init(_ words: ShellWords) throws(MarkdownWordFault) {
    options = words.words.filter { !$0.text.starts(with: Self.key) }
    var name: OSString?
    for word in words.words where word.text.starts(with: Self.key) {
      let value = OSString(word.text.bytes.dropFirst(Self.key.utf8.count))
      if let problem = PictureNameProblem(of: value) {
        throw MarkdownWordFault(problem: .name(value, problem), offset: word.offset)
      }
      name = value
    }
    self.name = name
  }

  /// The name of the picture's file.
  ///
  /// - Parameters:
  ///   - page: the path of the Markdown file.
  ///   - ordinal: the number of the block in it, counted from 1.
  /// - Returns: `plan.svg` for `name=plan`, or such as `README-1.svg`.
  func fileName(in page: OSString, ordinal: Int) -> OSString {
    let stem = name?.bytes ?? page.stem.bytes + Array("-\(ordinal)".utf8)
    return OSString(stem + Array(".svg".utf8))
  }

  /// The name of the picture's file, where the tree is in a file of its own.
  func fileName(of tree: OSString) -> OSString {
    OSString((name ?? tree.stem).bytes + Array(".svg".utf8))
  }
}

/// Why a name cannot be that of a picture.
enum PictureNameProblem: Equatable {
  case isEmpty
  case hasFolder
  case hasExtension
  case hasControl
}

extension PictureNameProblem {
  fileprivate init?(of name: OSString) {
    if name.bytes.isEmpty {
      self = .isEmpty
    } else if name.bytes.contains(UInt8(ascii: "/")) || name == "." || name == ".." {
      self = .hasFolder
    } else if name.hasSuffix(".svg") {
      self = .hasExtension
    } else if name.bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      self = .hasControl
    } else {
      return nil
    }
  }
}
