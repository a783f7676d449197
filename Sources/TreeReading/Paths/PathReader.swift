/// Reads a list of paths, one a line: paths that begin with the same names share their nodes.
///
/// Children are in the order in which they are first met, wherever that is. A line in double
/// quotes, as Git prints names that are not plain ASCII, is the path that it quotes. What programs
/// print before paths or behind them is their note.
///
/// If a path is `.` itself, as `find` prints it, that is the root of all paths that are not
/// absolute; otherwise `.` means nothing. Absolute paths have a root that is named by the
/// separator. What a program could not list is left out. So each other line that is not blank gives
/// a node, and no list of paths is wrong.
struct PathReader: ForestReader {
  private let source: Source
  private let nodeLimit: Int
  private let separator: [UInt8]
  /// What stands before or behind paths; nil if nothing does.
  private let notation: PathNotation?
  private var nodes: PathNodes
  private var attributes = AttributeTable()
  private var sizes = PathSizes()
  /// The nodes on the path of the line above, from its root.
  private var previous: [Int] = []
  /// How many of them are on the path of the line at hand, so far.
  private var depth = 0
  /// The folder that the lines at hand are in, if one was named above them.
  private var folder: Range<Int>?

  init(_ source: Source, _ options: ReadingOptions, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
    self.nodeLimit = nodeLimit
    let style = PathStyle(of: source, separator: options.separator)
    separator = style.separator
    notation = style.printed?.notation
    nodes = PathNodes(source.bytes)
  }

  mutating func forest() throws(Fault) -> Forest {
    let dot = dot
    for line in PathLines(source) {
      if let notation {
        try take(notation.line(line, source.bytes) ?? PathLine(path: line), dot)
      } else {
        try take(line, dot)
      }
    }
    guard notation != nil else { return Forest(nodes.builder(), from: source) }
    var order: [Int] = []
    let builder = nodes.builder { order.append($0) }
    let totals = sizes.totals(nodes, notation)
    return try Forest(
      builder, attributes.reordered(order), sizes: totals.isEmpty ? [] : order.map { totals[$0] },
      from: source)
  }

  /// The path that is `.` alone; nil if there is none.
  private var dot: Lexeme? {
    for line in PathLines(source) {
      guard let path = path(line), source.bytes[path.lowerBound] == UInt8(ascii: ".") else {
        continue
      }
      let names = names(path)
      if names.isDot { return Lexeme(path.lowerBound..<(path.lowerBound + 1), .ascii) }
    }
    return nil
  }

  /// Where the path of a line is; nil if it has none.
  private func path(_ line: Range<Int>) -> Range<Int>? {
    guard let notation else { return line }
    let path = notation.line(line, source.bytes)?.path ?? line
    return path.isEmpty ? nil : path
  }

  private func names(_ path: Range<Int>) -> PathNames {
    PathNames(
      path, in: source.bytes, separator: separator,
      head: notation?.lengthOfHead(source.bytes[path]) ?? 0)
  }
}

extension PathReader {
  /// Takes a path, and what a program says of it.
  private mutating func take(_ line: PathLine, _ dot: Lexeme?) throws(Fault) {
    // Folders name themselves and the one above.
    guard !line.path.isEmpty, !isAbove(line.path) || line.isFolder else { return }
    if line.isFolder { folder = line.path }
    try take(line.path, in: line.isFolder ? nil : folder, dot)
    guard let node = previous.last else { return }
    if let note = line.note { attributes.add(.note, Lexeme(note, .utf8), toNodeAt: node) }
    if let size = line.size { sizes.set(size, ofNodeAt: node) }
  }

  /// Whether a name in a folder is that of the folder above.
  private func isAbove(_ path: Range<Int>) -> Bool {
    notation?.hasFolders == true && source.bytes[path].elementsEqual("..".utf8)
  }

  private mutating func take(
    _ path: Range<Int>, in folder: Range<Int>? = nil, _ dot: Lexeme?
  ) throws(Fault) {
    depth = 0
    for range in [folder, path].compactMap(\.self) {
      var names = names(range)
      if depth == 0, let dot, !names.isAbsolute { try descend(to: dot) }
      while let name = names.next() { try descend(to: name) }
    }
    previous.removeLast(previous.count - depth)
  }

  /// Goes on from the node at hand to its child of a name, which may be new.
  private mutating func descend(to name: Lexeme) throws(Fault) {
    if depth < previous.count, nodes.isNamed(name, previous[depth]) {
      depth += 1
      return
    }
    previous.removeLast(previous.count - depth)
    let node =
      if let known = nodes.node(name, below: previous.last) { known } else { try add(name) }
    previous.append(node)
    depth += 1
  }

  private mutating func add(_ name: Lexeme) throws(Fault) -> Int {
    try Fault.check(nodes.count, below: nodeLimit, at: name.start)
    return nodes.add(name, below: previous.last)
  }
}
