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

  /// Such as “4 spaces”, “1 tab”, “2 tabs and 1 space”, or “nothing”.
  fileprivate func amount(in source: Source) -> String {
    let tabs = bytes(in: source).count { $0 == UInt8(ascii: "\t") }
    let spaces = length - tabs
    return switch (tabs, spaces) {
    case (0, 0): "nothing"
    case (0, _): spaces == 1 ? "1 space" : "\(spaces) spaces"
    case (_, 0): tabs == 1 ? "1 tab" : "\(tabs) tabs"
    default: "\(tabs) tab\(tabs == 1 ? "" : "s") and \(spaces) space\(spaces == 1 ? "" : "s")"
    }
  }
}
