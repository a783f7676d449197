/// Reads a list of paths, one a line: paths that begin with the same names share their nodes.
///
/// Children are in the order in which they are first met, wherever that is. A line in double
/// quotes, as Git prints names that are not plain ASCII, is the path that it quotes.
///
/// If a line is `.` itself, as `find` prints it, that is the root of all paths that are not
/// absolute; otherwise `.` means nothing. Absolute paths have a root that is named by the
/// separator. What a program could not list is left out. So each other line that is not blank gives
/// a node, and no list of paths is wrong.
struct PathReader: ForestReader {
  private let source: Source
  private let nodeLimit: Int
  private let separator: [UInt8]
  private var nodes: PathNodes
  /// The nodes on the path of the line above, from its root.
  private var previous: [Int] = []
  /// How many of them are on the path of the line at hand, so far.
  private var depth = 0

  init(_ source: Source, _ options: ReadingOptions, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
    self.nodeLimit = nodeLimit
    separator = Array((options.separator.isEmpty ? "/" : options.separator).utf8)
    nodes = PathNodes(source.bytes)
  }

  mutating func forest() throws(Fault) -> Forest {
    let dot = dot
    for line in PathLines(source) { try take(line, dot) }
    return Forest(nodes.builder(), from: source)
  }

  /// The line that is `.` alone; nil if there is none.
  private var dot: Lexeme? {
    for line in PathLines(source) where source.bytes[line.lowerBound] == UInt8(ascii: ".") {
      let names = PathNames(line, in: source.bytes, separator: separator)
      if names.isDot { return Lexeme(line.lowerBound..<(line.lowerBound + 1), .ascii) }
    }
    return nil
  }

  private mutating func take(_ line: Range<Int>, _ dot: Lexeme?) throws(Fault) {
    depth = 0
    var names = PathNames(line, in: source.bytes, separator: separator)
    if let dot, !names.isAbsolute { try descend(to: dot) }
    while let name = names.next() { try descend(to: name) }
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
    guard nodes.count < nodeLimit else {
      throw Fault(InputProblem.tooManyNodes(limit: nodeLimit), at: name.start)
    }
    return nodes.add(name, below: previous.last)
  }
}
