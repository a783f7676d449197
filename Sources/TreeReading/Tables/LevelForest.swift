/// Makes trees of rows in which each column is a level, the first that of the roots.
///
/// Rows that begin alike share nodes. What is empty before the first name of a row is as in the row
/// above, and what is empty between names is no level of that row.
struct LevelForest {
  private let source: Source
  private let nodeLimit: Int
  private var links = LinkedForest<Lexeme>()
  private var numbers: NameTable
  private var attributes = AttributeTable(isOfData: true)
  /// The nodes of the row above, by level; none where it has no name.
  private var path: [Int?]

  init(_ source: Source, levelCount: Int, nodeLimit: Int) {
    self.source = source
    self.nodeLimit = nodeLimit
    numbers = NameTable(source.bytes)
    path = [Int?](repeating: nil, count: levelCount)
  }

  /// Takes a row.
  ///
  /// - Parameters:
  ///   - names: one for each level, of which some may be empty.
  ///   - values: what the last of them is given.
  /// - Throws: a row that does not say what it is below, or one node too many.
  mutating func append(
    _ names: [Lexeme], _ values: [(name: ValueName, value: Lexeme)]
  ) throws(Fault) {
    guard let first = names.firstIndex(where: { !$0.range.isEmpty }) else {
      throw Fault(TableProblem.noLevels, at: names.first?.start)
    }
    var parent = path[..<first].last { $0 != nil } ?? nil
    guard first == 0 || parent != nil else {
      throw Fault(TableProblem.nothingAbove, at: names[first].start)
    }
    for level in path.indices[first...] {
      path[level] = names[level].range.isEmpty ? nil : try node(names[level], below: parent)
      parent = path[level] ?? parent
    }
    guard let node = parent else { return }
    for (name, value) in values {
      if case .attribute = name, value.range.isEmpty { continue }
      attributes.add(name, value, toNodeAt: node)
    }
  }

  private mutating func node(_ name: Lexeme, below parent: Int?) throws(Fault) -> Int {
    if let known = numbers.insert(name, in: parent.map { $0 + 1 } ?? 0, links.count) {
      return known
    }
    try Fault.check(links.count, below: nodeLimit, at: name.start)
    return links.append(name, below: parent)
  }

  /// The trees of all rows.
  func forest() throws(Fault) -> Forest {
    var order: [Int] = []
    let builder = links.builder { order.append($0) }
    do {
      return try Forest(builder, attributes.reordered(order), from: source)
    } catch {
      throw error.with(.attributeMayBeData)
    }
  }

  var isEmpty: Bool { links.count == 0 }
}
