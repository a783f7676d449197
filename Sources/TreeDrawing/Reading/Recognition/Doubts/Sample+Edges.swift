extension Sample {
  /// Edges such as `a -> b`, a line for each, none of them indented more than another.
  ///
  /// Long arrows, as in `a --> b`, may stand below one line that is indented less.
  var edgeResemblance: ForeignFormat? {
    let arrow = Array(" -> ".utf8)
    let longArrow = Array("-->".utf8)
    guard Set(lines.dropFirst().map(\.indentation.length)).count == 1 else { return nil }
    let isFlat = lines[0].indentation.length == lines[1].indentation.length
    let edges = lines.count { line in
      text(line).contains(longArrow) || isFlat && text(line).contains(arrow)
    }
    return edges > 1 && edges * 2 >= lines.count ? .edges : nil
  }
}
