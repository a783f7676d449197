extension SourceHead {
  /// Edges such as `a -> b`, a line for each, none of them indented more than another.
  ///
  /// Long arrows, as in `a --> b`, may stand below one line that is indented less.
  var unsupportedEdge: UnsupportedFormat? {
    let arrow = Array(" -> ".utf8)
    let longArrow = Array("-->".utf8)
    let doubleArrow = Array(" => ".utf8)
    if areChainedPairs { return .edges }
    guard has(">"), Set(lines.dropFirst().map(\.indentation.length)).count == 1 else { return nil }
    let areDouble = haveSharedEnds(of: doubleArrow)
    let isFlat = lines[0].indentation.length == lines[1].indentation.length
    let edges = lines.count { line in
      text(line).contains(longArrow)
        || isFlat && (text(line).contains(arrow) || areDouble && text(line).contains(doubleArrow))
    }
    return edges > 1 && edges * 2 >= lines.count ? .edges : nil
  }

  /// Whether what is on one side of an arrow is in another line as well, or a path, as it hardly is
  /// in a list of what becomes what.
  private func haveSharedEnds(of arrow: [UInt8]) -> Bool {
    guard has("=") else { return false }
    let ends = lines.flatMap { line -> [ArraySlice<UInt8>] in
      let text = text(line)
      guard let start = text.indices.first(where: { text[$0...].starts(with: arrow) }) else {
        return []
      }
      return [text[..<start], text[(start + arrow.count)...]]
    }
    return Set(ends).count < ends.count || ends.contains { $0.first == UInt8(ascii: "/") }
  }

  /// Whether all lines are two words, some of which begin a line and end another, as `go mod graph`
  /// prints them.
  private var areChainedPairs: Bool {
    guard lines.count > 1 else { return false }
    var parents: Set<ArraySlice<UInt8>> = []
    var children: Set<ArraySlice<UInt8>> = []
    for line in isWhole ? lines[...] : lines.dropLast() {
      let words = text(line).split(whereSeparator: \.isIndentation)
      guard words.count == 2, line.indentation.length == 0 else { return false }
      parents.insert(words[0])
      children.insert(words[1])
    }
    return !parents.isDisjoint(with: children)
  }
}
