/// Reads listings that draw their branches, as `tree`, `pstree`, `npm ls`, `cargo tree` and others
/// do.
///
/// A line with a branch is a node, and a child of the nearest line above whose branch begins
/// further left; so all widths of branches will do. A line without is a root. What tells a terminal
/// to change colours is left out, and so is what programs print around their trees. Columns before
/// branches are notes.
struct ListingReader: ForestReader {
  let source: Source
  private let nodeLimit: Int
  private let isLiteral: Bool
  private let style: ListingStyle
  private var builder = ForestBuilder<Lexeme>()
  private var attributes = AttributeTable()
  private var slips = BlockSlips(areBlocksRead: false)
  /// The branches that are open, outermost first.
  private var open: [Level] = []
  /// Where the first root begins, in characters.
  private var rootColumn: Int?
  private var isBehindBlank = false
  private var isBehindGoal = false

  /// A node that is open, by where its branch begins.
  private struct Level {
    /// Twice the column; sections, whose children have their column, are half a column further
    /// left.
    let key: Int
    let offset: Int

    static let root = -2
  }

  init(_ source: Source, isLiteral: Bool = false, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
    self.isLiteral = isLiteral
    self.nodeLimit = nodeLimit
    style = ListingStyle(of: SourceHead(of: source, from: source.firstContent ?? 0))
  }

  mutating func forest() throws(Fault) -> Forest {
    var position = source.textStart
    while position < source.bytes.count {
      let line = ListingLine(in: source.bytes, at: position, style: style)
      try take(line)
      position = line.next
    }
    guard builder.count > 0 else {
      throw Fault(ListingProblem.nothing, at: source.firstContent)
    }
    return try Forest(builder, attributes, from: source, remarks: slips.remarks(in: source))
  }
}

extension ListingReader {
  private mutating func take(_ line: ListingLine) throws(Fault) {
    if let branch = line.branch {
      try close(from: branch)
      try add(line.label, at: Level(key: branch.column * 2, offset: branch.offset), in: line)
      isBehindBlank = false
    } else if line.label.range.isEmpty {
      isBehindBlank = !line.hasBars
    } else {
      try takeUnbranched(line)
      isBehindGoal = line.isGoal(in: source.bytes)
      isBehindBlank = false
    }
  }

  private mutating func takeUnbranched(_ line: ListingLine) throws(Fault) {
    if style.hasReport {
      guard isBehindGoal || leadsToBranch(line) else { return }
    } else if isBehindBlank, ListingCount.isCount(source.bytes[line.label.range]) {
      return
    } else if isChatter(line) {
      return
    } else if !open.isEmpty, ListingSection.isSection(source.bytes[line.label.range]) {
      return try addSection(line)
    } else if style.isFromWindows {
      if line.column >= ListingStyle.windowsIndentation { return try addFile(line) }
      guard leadsToBelow(line) else { return }
    } else if line.hasBars || line.column > rootColumn ?? line.column {
      throw Fault(ListingProblem.noBranch, at: line.label.start)
    }
    if let hidden = TrailingBranch(in: source.bytes, line.label.range) {
      throw Fault(ListingProblem.hiddenBranch, at: hidden.offset)
    }
    rootColumn = rootColumn ?? line.column
    closeAll(downTo: Level.root)
    let label =
      style.isFromSystemd ? line.label.behind(ListingStyle.group, in: source.bytes) : line.label
    try add(label, at: Level(key: Level.root, offset: label.start), in: line)
  }

  /// Whether a line is printed around the trees: a fence or a complaint, and if no branch is below
  /// it, a prompt or a sentence, or before the first root a title or the names of columns.
  private func isChatter(_ line: ListingLine) -> Bool {
    let text = source.bytes[line.label.range]
    if ListingNoise.isComplaint(text) { return true }
    guard !line.hasBars, !leadsToBranch(line) else { return false }
    if ListingNoise.isPrompt(text) || ListingNoise.endsWithColon(text) { return true }
    let next = lineBehind(line).map { source.bytes[$0.label.range] } ?? []
    if next.isEmpty || ListingNoise.isPrompt(next), isBehindBlank || builder.count == 0,
      ListingNoise.isSentence(text)
    {
      return true
    }
    return builder.count == 0
      && (ListingNoise.isHeading(text)
        || ListingNoise.isTitle(text) && !ListingNoise.isTitle(next))
  }

  /// Whether the next line has a branch, so that this one is a root.
  private func leadsToBranch(_ line: ListingLine) -> Bool {
    lineBehind(line)?.branch != nil
  }

  /// Whether the next line is a file or a branch, which Windows prints below its root only.
  private func leadsToBelow(_ line: ListingLine) -> Bool {
    lineBehind(line).map { $0.branch != nil || $0.hasBars || $0.column > 0 } ?? false
  }

  private func lineBehind(_ line: ListingLine) -> ListingLine? {
    var next = line.next
    if next < source.bytes.count, source.bytes[next] == .newline,
      source.bytes[next - 1] == .carriageReturn
    {
      next += 1
    }
    guard next < source.bytes.count else { return nil }
    return ListingLine(in: source.bytes, at: next, style: style)
  }
}

extension ListingReader {
  /// Closes what a branch is not below.
  private mutating func close(from branch: ListingBranch) throws(Fault) {
    let key = branch.column * 2
    guard let sibling = closeAll(downTo: key), sibling.key != key else { return }
    let problem = ListingProblem.betweenLevels(sibling: source.position(at: sibling.offset))
    throw Fault(problem, at: branch.offset)
  }

  /// Closes the nodes whose branches begin at a place or further right.
  ///
  /// - Returns: the last that was closed.
  @discardableResult
  private mutating func closeAll(downTo key: Int) -> Level? {
    var closed: Level?
    while let last = open.last, last.key >= key {
      closed = last
      open.removeLast()
      builder.close()
    }
    return closed
  }

  /// Adds what Cargo puts as a heading between the children of a node.
  private mutating func addSection(_ line: ListingLine) throws(Fault) {
    let level = Level(key: line.column * 2 - 1, offset: line.label.start)
    closeAll(downTo: level.key)
    try add(line.label, at: level, in: line)
  }

  /// Adds a file that Windows prints without a branch, where the folders beside it have their
  /// names.
  private mutating func addFile(_ line: ListingLine) throws(Fault) {
    let column = line.column - ListingStyle.windowsIndentation
    let level = Level(key: column * 2, offset: line.label.start)
    closeAll(downTo: level.key)
    try add(line.label, at: level, in: line)
  }

  /// Adds the node of a label, or the nodes if the line goes on with children.
  private mutating func add(_ label: Lexeme, at level: Level, in line: ListingLine) throws(Fault) {
    if let note = line.note {
      attributes.add(.note, Lexeme(note, .terminal), toNodeAt: builder.count)
    }
    guard style.hasInlineBranches else { return try openNode(label, level) }
    var rest = label.range
    if style.isOfBuses, source.bytes[rest].first == UInt8(ascii: "-") {
      rest = (rest.lowerBound + 1)..<rest.upperBound
    }
    var level = level
    var column = source.characterCount(line.start..<rest.lowerBound)
    while let branch = InlineBranches(in: source.bytes, rest, isOfBuses: style.isOfBuses) {
      let sign = branch.range
      try openNode(
        InlineBranches.label(rest.lowerBound..<sign.lowerBound, in: source.bytes), level)
      column += source.characterCount(rest.lowerBound..<sign.lowerBound)
      level = Level(key: (column + branch.column) * 2, offset: sign.lowerBound)
      column += source.characterCount(sign)
      rest = sign.upperBound..<rest.upperBound
      // A bus may have nothing on it.
      if style.isOfBuses, rest.isEmpty { return }
    }
    try openNode(InlineBranches.label(rest, in: source.bytes), level)
  }

  private mutating func openNode(_ label: Lexeme, _ level: Level) throws(Fault) {
    try Fault.check(builder.count, below: nodeLimit, at: label.start)
    open.append(level)
    builder.open(label)
    if !isLiteral { slips.look(at: label.range, of: source.bytes) }
  }
}
