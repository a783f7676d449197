/// Reads any JSON document as a tree: keys and indices are nodes, and values leaves below them.
///
/// The outermost array or object is the root, and named by its brackets, as are empty ones. Members
/// of the same name are all nodes.
struct JSONDataReader: ForestReader {
  private let source: Source
  private let nodeLimit: Int
  private var scanner: JSONScanner
  private var builder = ForestBuilder<Lexeme>()
  /// By open bracket, the index of the next element, or `none` in an object.
  private var indices: [Int] = []
  private static let none = -1

  init(_ source: Source, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
    self.nodeLimit = nodeLimit
    scanner = JSONScanner(source.bytes, at: source.textStart)
    builder.reserve(forBytes: source.bytes.count, limit: nodeLimit)
  }

  mutating func forest() throws(Fault) -> Forest {
    while let token = try scanner.next() {
      switch token.kind {
      case .key: try open(token.lexeme)
      case .objectStart, .arrayStart: try begin(token)
      case .objectEnd, .arrayEnd: try end(token)
      case .string, .number, .boolean, .null: try addLeaf(token)
      }
    }
    return Forest(builder, from: source)
  }
}

extension JSONDataReader {
  private mutating func begin(_ bracket: JSONToken) throws(Fault) {
    if indices.isEmpty { try open(.brackets(at: bracket.lexeme.start)) }
    try openElement(at: bracket.lexeme.start)
    indices.append(bracket.kind == .arrayStart ? 0 : Self.none)
  }

  private mutating func end(_ bracket: JSONToken) throws(Fault) {
    indices.removeLast()
    if !indices.isEmpty, !builder.hasChildren {
      try open(.brackets(at: bracket.lexeme.start))
      builder.close()
    }
    builder.close()
  }

  private mutating func addLeaf(_ value: JSONToken) throws(Fault) {
    try openElement(at: value.lexeme.start)
    try open(value.lexeme)
    builder.close()
    if !indices.isEmpty { builder.close() }
  }

  /// Opens the node of an index, if the value at hand is an element of an array.
  private mutating func openElement(at start: Int) throws(Fault) {
    guard let index = indices.last, index != Self.none else { return }
    indices[indices.count - 1] += 1
    try open(.number(index), at: start)
  }

  private mutating func open(_ label: Lexeme, at place: Int? = nil) throws(Fault) {
    guard builder.count < nodeLimit else {
      throw Fault(InputProblem.tooManyNodes(limit: nodeLimit), at: place ?? label.start)
    }
    builder.open(label)
  }
}
