/// The problems of an outline's indentation.
enum OutlineProblem: Problem {
  /// A line is deeper than an open level and less deep than the next.
  case betweenLevels(parent: LineIndentation, sibling: LineIndentation)
  /// A line is further out than the first.
  case outsideOutermost(LineIndentation, outermost: LineIndentation)
  /// Neither of two indentations begins with the other: tabs here, spaces there.
  case unclearDepth(LineIndentation, above: LineIndentation)
  /// A line is below an empty place.
  case belowSlot
  /// A line begins with a space that is text, whatever it looks like.
  case foreignSpace(Unicode.Scalar)
}

extension OutlineProblem {
  var wording: Wording {
    switch self {
    case .betweenLevels(let parent, let sibling):
      Wording(
        cause: "this line is indented less than its siblings but more than its parent",
        remedy: Self.choice(parent, sibling))
    case .outsideOutermost(let indentation, let outermost):
      Wording(
        cause: "this line is indented less than line \(outermost.line), "
          + "which is at the outermost level",
        remedy: "indent it by \(outermost) (as line \(outermost.line)), or "
          + (indentation.length == 0
            ? "do not indent the lines before" : "the lines before by \(indentation)"))
    case .unclearDepth(let indentation, let above):
      Wording(
        cause: "it is unclear how deep this line is: it is indented by \(indentation), "
          + "line \(above.line) by \(above)",
        remedy: "indent both with tabs, or both with spaces")
    case .belowSlot:
      Wording(
        cause: "this line is below {}, an empty place, which has nothing below it",
        remedies: [
          "give the node above a label, or indent this line less",
          "or, if {} is text, use --literal",
        ])
    case .foreignSpace(let sign):
      Wording(
        cause: "this line begins with \(sign.codePoint), a space that is text here, and is not "
          + "indented by it",
        remedy: "indent with spaces or tabs")
    }
  }

  /// Both indentations that a line could have meant.
  private static func choice(_ parent: LineIndentation, _ sibling: LineIndentation) -> String {
    let line = "(as line \(parent.line))"
    guard parent.length > 0 else { return "do not indent it \(line), or indent it by \(sibling)" }
    let other = sibling.runs.count == 1 ? String(sibling.length) : sibling.description
    return "indent it by \(parent) \(line) or by \(other)"
  }
}

/// The spaces and tabs that a line begins with, as messages tell them.
struct LineIndentation: Sendable {
  /// The number of the line.
  let line: Int
  /// Rows of equal characters, and their lengths.
  let runs: [(byte: UInt8, count: Int)]

  /// How many spaces and tabs there are.
  var length: Int { runs.reduce(0) { $0 + $1.count } }
}

extension LineIndentation {
  init(_ indentation: Indentation, in source: Source) {
    var runs: [(byte: UInt8, count: Int)] = []
    for byte in source.bytes[indentation.start..<indentation.end] {
      if runs.last?.byte != byte { runs.append((byte, 0)) }
      runs[runs.count - 1].count += 1
    }
    self.init(line: source.line(at: indentation.start).number, runs: runs)
  }
}

extension LineIndentation: CustomStringConvertible {
  /// Such as “4 spaces”, “1 tab”, “2 tabs then 1 space”, or “nothing”; many changes are cut short.
  var description: String {
    guard !runs.isEmpty else { return "nothing" }
    let limit = 4
    let parts = runs.prefix(limit).map { run in
      let unit = run.byte == UInt8(ascii: "\t") ? "tab" : "space"
      return run.count == 1 ? "1 \(unit)" : "\(run.count) \(unit)s"
    }
    return parts.joined(separator: " then ") + (runs.count > limit ? " and so on" : "")
  }
}
