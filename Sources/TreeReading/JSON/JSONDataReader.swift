/// Reads any JSON document as a tree: keys and indices are nodes, each with its value, if that is
/// one text, number or the like, or else above what is in it.
///
/// The outermost array or object is the root, and named by its brackets, as are empty ones. Members
/// of the same name are all nodes.
struct JSONDataReader: ForestReader {
  private let source: Source
  private let nodeLimit: Int
  private var scanner: JSONScanner
  private var builder = ForestBuilder<Node>()
  private var decoder: LexemeDecoder
  /// By open bracket, the index of the next element, or `none` in an object.
  private var indices: [Int] = []
  private static let none = -1
  /// The key or the index of the value at hand; nil if it is the outermost one.
  private var name: String?

  init(_ source: Source, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
    self.nodeLimit = nodeLimit
    scanner = JSONScanner(source.bytes, at: source.textStart, of: source.origin)
    decoder = LexemeDecoder(source.bytes)
    builder.reserve(forBytes: source.bytes.count, limit: nodeLimit)
  }

  mutating func forest() throws(Fault) -> Forest {
    while let token = try scanner.next() {
      switch token.kind {
      case .key: name = decoder.text(of: token.lexeme)
      case .objectStart: try begin(token, "{}", firstIndex: Self.none)
      case .arrayStart: try begin(token, "[]", firstIndex: 0)
      case .objectEnd, .arrayEnd:
        indices.removeLast()
        builder.close()
      case .string, .number, .boolean, .null:
        nameElement()
        try open(decoder.text(of: token.lexeme), at: token.lexeme.start)
        builder.close()
      }
    }
    return Forest(roots: builder.forest(), warnings: decoder.flaws.remarks(in: source))
  }
}

extension JSONDataReader {
  /// Begins a node with others below it, which is called by its brackets if there are none.
  private mutating func begin(
    _ bracket: JSONToken, _ brackets: String, firstIndex: Int
  ) throws(Fault) {
    nameElement()
    let isEmpty = scanner.isAtEndOfContainer
    if !isEmpty, let name {
      try open(label: name, at: bracket.lexeme.start)
    } else {
      try open(brackets, at: bracket.lexeme.start)
    }
    indices.append(firstIndex)
  }

  /// Names the value at hand, if it is an element of an array.
  private mutating func nameElement() {
    guard let index = indices.last, index != Self.none else { return }
    indices[indices.count - 1] += 1
    name = String(index)
  }

  /// Opens a node for a value, behind its name.
  private mutating func open(_ value: String, at place: Int) throws(Fault) {
    try open(label: name.map { "\($0): \(value)" } ?? value, at: place)
  }

  private mutating func open(label: String, at place: Int) throws(Fault) {
    try Fault.check(builder.count, below: nodeLimit, at: place)
    builder.open(Node(label: label))
    name = nil
  }
}
