/// What can be wrong with the indentation of an outline.
enum OutlineProblem: Problem {
  /// A line is deeper than an open level and less deep than the next.
  case betweenLevels(parent: Indentation, sibling: Indentation)
  /// A line is further out than the first.
  case outsideOutermost(Indentation, outermost: Indentation)
  /// Neither of two indentations begins with the other: tabs here, spaces there.
  case unclearDepth(Indentation, above: Indentation)
}

extension OutlineProblem {
  func wording(in source: Source) -> Wording {
    switch self {
    case .betweenLevels(let parent, let sibling):
      Wording(
        cause: "this line is indented less than its siblings but more than its parent",
        remedy: Self.choice(parent, sibling, in: source))
    case .outsideOutermost(let indentation, let outermost):
      Wording(
        cause: "this line is indented less than line \(outermost.line(in: source)), "
          + "which is at the outermost level",
        remedy: "indent it by \(outermost.amount(in: source)) "
          + "(as line \(outermost.line(in: source))), or "
          + (indentation.length == 0
            ? "do not indent the lines before"
            : "the lines before by \(indentation.amount(in: source))"))
    case .unclearDepth(let indentation, let above):
      Wording(
        cause: "it is unclear how deep this line is: it is indented by "
          + "\(indentation.amount(in: source)), line \(above.line(in: source)) "
          + "by \(above.amount(in: source))",
        remedy: "indent both with tabs, or both with spaces")
    }
  }

  /// Both indentations that a line could have meant.
  private static func choice(
    _ parent: Indentation, _ sibling: Indentation, in source: Source
  ) -> String {
    let line = "(as line \(parent.line(in: source)))"
    guard parent.length > 0 else {
      return "do not indent it \(line), or indent it by \(sibling.amount(in: source))"
    }
    let isAllOneKind = Set(sibling.bytes(in: source)).count == 1
    let other = isAllOneKind ? String(sibling.length) : sibling.amount(in: source)
    return "indent it by \(parent.amount(in: source)) \(line) or by \(other)"
  }
}

extension Indentation {
  fileprivate func line(in source: Source) -> Int { source.line(at: start).number }

  fileprivate func bytes(in source: Source) -> ArraySlice<UInt8> { source.bytes[start..<end] }

  /// Such as “4 spaces”, “1 tab”, “2 tabs then 1 space”, or “nothing”; many changes are cut short.
  fileprivate func amount(in source: Source) -> String {
    guard length > 0 else { return "nothing" }
    let limit = 4
    let runs = runs(in: source)
    let parts = runs.prefix(limit).map { run in
      let unit = run.byte == UInt8(ascii: "\t") ? "tab" : "space"
      return run.count == 1 ? "1 \(unit)" : "\(run.count) \(unit)s"
    }
    return parts.joined(separator: " then ") + (runs.count > limit ? " and so on" : "")
  }

  /// The same bytes in a row, and how many they are.
  private func runs(in source: Source) -> [(byte: UInt8, count: Int)] {
    var runs: [(byte: UInt8, count: Int)] = []
    for byte in bytes(in: source) {
      if runs.last?.byte != byte { runs.append((byte, 0)) }
      runs[runs.count - 1].count += 1
    }
    return runs
  }
}
