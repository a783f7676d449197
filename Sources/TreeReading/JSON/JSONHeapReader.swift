/// Reads a binary tree from an array of its labels, level by level: `[50, 30, null, 20]`.
///
/// Each node in turn has the next two values for its children, null where one is missing; what is
/// missing has no children in the list. Nulls at the end may be left out.
struct JSONHeapReader: ForestReader {
  private let source: Source
  private let nodeLimit: Int
  private var scanner: JSONScanner
  private var links = LinkedForest<Lexeme>()
  /// The nodes that are no slots, level by level.
  private var nodes: [Int] = []
  /// How many nodes have got both of their children.
  private var completeCount = 0
  /// The left child of the first node that is not complete, once it is read.
  private var left: Child?

  /// A value in the place of a child.
  private enum Child {
    case missing
    case present
  }

  init(_ source: Source, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
    self.nodeLimit = nodeLimit
    scanner = JSONScanner(source.bytes, at: source.textStart, of: source.origin)
  }

  mutating func forest() throws(Fault) -> Forest {
    guard let first = try scanner.next() else { return Forest(links.builder(), from: source) }
    guard first.kind == .arrayStart else {
      throw Fault(HeapProblem.noArray(first.kind), at: first.lexeme.start)
    }
    while let value = try scanner.next(), value.kind != .arrayEnd { try take(value) }
    guard !nodes.isEmpty else { throw Fault(HeapProblem.noRoot, at: first.lexeme.start) }
    // What follows the array is a fault, which the scanner finds.
    _ = try scanner.next()
    if case .present = left { try addSlot(at: first.lexeme.start) }
    return Forest(links.builder(), from: source)
  }
}

extension JSONHeapReader {
  private mutating func take(_ value: JSONToken) throws(Fault) {
    let place = value.lexeme.start
    guard value.kind.isLabel || value.kind == .null else {
      throw Fault(HeapProblem.noValue(value.kind), at: place)
    }
    let label = value.kind == .null ? nil : value.lexeme
    if links.count == 0 {
      guard let label else { throw Fault(HeapProblem.noRoot, at: place) }
      try add(label, below: nil)
    } else if completeCount < nodes.count {
      try takeChild(label, at: place)
    } else if label != nil {
      throw Fault(HeapProblem.noParent, at: place)
    }
  }

  /// Takes the next child of the first node that is not complete; one without children gets no
  /// slots.
  private mutating func takeChild(_ label: Lexeme?, at place: Int) throws(Fault) {
    let parent = nodes[completeCount]
    guard let left else {
      self.left = label == nil ? .missing : .present
      if let label { try add(label, below: parent) }
      return
    }
    if let label {
      if left == .missing { try addSlot(at: place) }
      try add(label, below: parent)
    } else if left == .present {
      try addSlot(at: place)
    }
    self.left = nil
    completeCount += 1
  }

  private mutating func add(_ label: Lexeme, below parent: Int?) throws(Fault) {
    try Fault.check(links.count, below: nodeLimit, at: label.start)
    nodes.append(links.append(label, below: parent))
  }

  /// Adds an empty place below the first node that is not complete.
  private mutating func addSlot(at place: Int) throws(Fault) {
    try Fault.check(links.count, below: nodeLimit, at: place)
    links.append(.slot(at: place), below: nodes[completeCount])
  }
}
