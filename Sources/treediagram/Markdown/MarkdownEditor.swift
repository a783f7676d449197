internal import TreeDrawing

/// A Markdown text that is changed where it shows pictures, and nowhere else.
struct MarkdownEditor {
  private let bytes: [UInt8]
  /// What is replaced, in the order of the text.
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The text with all changes.
  var result: [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits {
      result += bytes[position..<edit.range.lowerBound] + edit.text
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}

extension MarkdownEditor {
  /// Makes an image of what asks for one, or brings it up to date; those of several in their order.
  ///
  /// - Parameters:
  ///   - diagram: what asks for it, which must be closed.
  ///   - title: what the picture shows, in words.
  ///   - path: where the picture is, from the folder of the text on.
  ///   - image: the image that is there; that of a comment stays as it is.
  ///   - hidesSource: whether a block is to be hidden.
  mutating func show(
    _ diagram: MarkdownDiagram, title: String, path: OSString, in image: MarkdownImage?,
    hidesSource: Bool = false
  ) {
    guard let closing = diagram.closing else { return }
    let isHiding = hidesSource && diagram.canBeHidden
    if isHiding { hide(diagram) }
    let line = diagram.endOfDetails ?? closing
    let prefix = line.prefix
    var lines: [[UInt8]] = []
    if isHiding { lines += [prefix.blank, prefix + Array("</details>".utf8)] }
    if image == nil {
      lines += [prefix.blank, prefix + Array("![\(title.inMarkdown)](\(path.address))".utf8)]
    }
    if !lines.isEmpty, diagram.isFollowedClosely { lines.append(prefix.blank) }
    insert(lines, below: line)
    if let image, diagram.isBlock { update(image, title, path) }
  }

  /// Leaves alone what is right already, however it is written.
  private mutating func update(_ image: MarkdownImage, _ title: String, _ path: OSString) {
    let title = Array(title.inMarkdown.utf8)
    if !bytes[image.title].elementsEqual(title) { edits.append((image.title, title)) }
    guard image.path != path.bytes else { return }
    edits.append((image.destination, Array(path.address.utf8) + bytes[image.suffix]))
  }

  /// Puts what hides a block before it; the fence may stand behind the marker of an item.
  private mutating func hide(_ diagram: MarkdownDiagram) {
    let line = diagram.opening
    let end = lineEnd(of: line)
    let prefix = line.prefix
    let lines = ["<details>", "<summary>Source</summary>"].map { Array($0.utf8) }
    let start = line.text.lowerBound
    let text = lines[0] + end + prefix + lines[1] + end + prefix.blank + end + prefix
    edits.append((start..<start, text))
  }

  private mutating func insert(_ lines: [[UInt8]], below line: MarkdownDiagram.Line) {
    guard !lines.isEmpty else { return }
    let end = lineEnd(of: line)
    let isLast = bytes[line.start..<line.next].lineEnd.isEmpty
    edits.append((line.next..<line.next, lines.flatMap { isLast ? end + $0 : $0 + end }))
  }

  /// What ends a line, or if nothing does, the line above.
  private func lineEnd(of line: MarkdownDiagram.Line) -> [UInt8] {
    let own = bytes[line.start..<line.next].lineEnd
    let end = own.isEmpty ? bytes[..<line.start].lineEnd : own
    return end.isEmpty ? [UInt8(ascii: "\n")] : Array(end)
  }
}

extension MarkdownDiagram {
  /// Whether this is a block that anyone can see.
  fileprivate var canBeHidden: Bool { isBlock && endOfDetails == nil }

  fileprivate var isBlock: Bool { if case .block = kind { true } else { false } }
}

extension [UInt8] {
  /// A blank line that is in the same block quotes and items as one that begins like this.
  fileprivate var blank: Self {
    Array(prefix((lastIndex(of: UInt8(ascii: ">")) ?? -1) + 1))
  }
}

extension ArraySlice<UInt8> {
  /// The characters that end a line, if these are its last.
  fileprivate var lineEnd: Self {
    let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    if last == carriage { return suffix(1) }
    guard last == feed else { return [] }
    return suffix(dropLast().last == carriage ? 2 : 1)
  }
}
