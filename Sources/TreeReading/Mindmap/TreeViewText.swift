/// The lines of Mermaid's `treeView-beta`: names, in quotes or not, indented or behind branches.
struct TreeViewText {
  private let source: Source
  private var position: Int
  /// What the picture is called, if a line before all names says it.
  private(set) var title: Lexeme?
  private var hasNodes = false

  static let marks = ["treeView-beta", "treeView"].map { Array($0.utf8) }

  /// Begins behind the first line.
  init(_ source: Source, at position: Int) {
    self.source = source
    self.position = position
  }

  mutating func next() throws(Fault) -> MindmapNode? {
    while position < source.bytes.count {
      let line = OutlineLine(in: source.bytes, at: position)
      position = line.next
      if line.label.range.isEmpty || source.bytes[line.label.range].starts(with: "%%".utf8) {
        continue
      }
      if !hasNodes, takeTitle(line) { continue }
      if let node = try node(line) {
        hasNodes = true
        return node
      }
    }
    return nil
  }

  /// Takes a title, or passes over what is said of the picture to those who cannot see it.
  ///
  /// - Returns: whether the line is no name.
  private mutating func takeTitle(_ line: OutlineLine) -> Bool {
    let text = source.bytes[line.label.range]
    if text.elementsEqual("title".utf8) { return true }
    if text.starts(with: "title ".utf8) || text.starts(with: "title\t".utf8) {
      title = words(in: (line.label.start + 6)..<line.label.end)
      return true
    }
    guard text.starts(with: "accTitle".utf8) || text.starts(with: "accDescr".utf8) else {
      return false
    }
    let rest = text.dropFirst(8).drop(while: \.isIndentation)
    guard rest.first != UInt8(ascii: "{") else {
      let end = source.bytes[rest.startIndex...].firstIndex(of: UInt8(ascii: "}"))
      position = end.map { OutlineLine(in: source.bytes, at: $0).next } ?? source.bytes.count
      return true
    }
    return rest.first == UInt8(ascii: ":")
  }

  /// A text without a comment behind it, and without white space around it.
  private func words(in range: Range<Int>) -> Lexeme {
    let bytes = source.bytes
    var end = range.upperBound
    for place in range.dropLast() where bytes[place] == 0x25 && bytes[place + 1] == 0x25 {
      end = place
      break
    }
    var start = range.lowerBound
    while start < end, bytes[start].isIndentation { start += 1 }
    while end > start, bytes[end - 1].isIndentation { end -= 1 }
    return Lexeme(start..<end, .utf8)
  }
}

extension TreeViewText {
  /// The node of a line; nil if there are branches alone.
  private func node(_ line: OutlineLine) throws(Fault) -> MindmapNode? {
    let branch = TreeViewBranch(source.bytes, line.indentation.start..<line.label.end)
    guard branch.end < line.label.end else { return nil }
    let first = source.bytes[branch.end]
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let name =
      isQuoted
      ? try quotedName(branch.end..<line.label.end)
      : plainName(branch.end..<line.label.end)
    let note = try note(behind: isQuoted ? name.end + 1 : name.end, line.label.end)
    return MindmapNode(depth: branch.depth, label: name, note: note)
  }

  private func quotedName(_ range: Range<Int>) throws(Fault) -> Lexeme {
    let start = range.lowerBound + 1
    let quote = source.bytes[range.lowerBound]
    guard let end = source.bytes[start..<range.upperBound].firstIndex(of: quote) else {
      throw Fault(MindmapProblem.unclosedQuote, at: range.lowerBound)
    }
    return Lexeme(start..<end, .utf8)
  }

  /// A name as far as white space and what is said of it.
  private func plainName(_ range: Range<Int>) -> Lexeme {
    let bytes = source.bytes
    var end = range.upperBound
    for place in range where bytes[place].isIndentation {
      let rest = bytes[place..<range.upperBound].drop(while: \.isIndentation)
      guard Self.additions.contains(where: { rest.starts(with: $0.utf8) }) else { continue }
      end = place
      break
    }
    return Lexeme(range.lowerBound..<end, .utf8)
  }

  /// What may stand behind a name: a class, an icon, a note, a comment.
  private static let additions = [":::", "icon(", "##", "%%"]

  /// The note behind a name, past what says how it looks.
  private func note(behind start: Int, _ end: Int) throws(Fault) -> Lexeme? {
    var rest = source.bytes[start..<end].drop(while: \.isIndentation)
    while !rest.isEmpty {
      if rest.starts(with: "##".utf8) {
        let note = words(in: (rest.startIndex + 2)..<end)
        return note.range.isEmpty ? nil : note
      }
      if rest.starts(with: "%%".utf8) { return nil }
      if rest.starts(with: ":::".utf8) {
        rest = rest.dropFirst(3).drop(while: \.isIndentation)
      } else if !rest.starts(with: "icon(".utf8) {
        throw Fault(MindmapProblem.textBehindName, at: rest.startIndex)
      }
      rest = rest.drop { !$0.isIndentation }.drop(while: \.isIndentation)
    }
    return nil
  }
}

/// The indentation of a name, or the branch before it.
private struct TreeViewBranch {
  /// Deeper than that of its parent.
  private(set) var depth = 0
  /// Where the name begins.
  private(set) var end: Int

  /// Looks for both at the beginning of a line.
  init(_ bytes: [UInt8], _ line: Range<Int>) {
    end = line.lowerBound
    var column = 0
    var hasBranch = false
    while end < line.upperBound {
      let isSpace = bytes[end].isIndentation
      guard let length = isSpace ? 1 : Self.length(bytes[end..<line.upperBound]) else { break }
      if length == 3, Self.beginsBranch(bytes[end + 2]) {
        hasBranch = true
        depth = column + 1
      }
      end += length
      column += 1
    }
    if !hasBranch { depth = column }
  }

  /// The length of a no-break space, or of one of the signs U+2500 to U+257F.
  private static func length(_ bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.starts(with: [0xC2, 0xA0]) { return 2 }
    guard bytes.count > 2, bytes.starts(with: [0xE2]) else { return nil }
    return [0x94, 0x95].contains(bytes[bytes.startIndex + 1]) ? 3 : nil
  }

  /// Whether the last byte of a sign is that of ┗, └, ├, ┣ or ╰, given that it draws lines.
  private static func beginsBranch(_ last: UInt8) -> Bool {
    [0x94, 0x97, 0x9C, 0xA3, 0xB0].contains(last)
  }
}
