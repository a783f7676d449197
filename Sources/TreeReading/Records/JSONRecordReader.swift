/// Reads trees from a flat list of JSON objects, each of which says by an id what it is below.
///
/// The list is an array, which may be in an object that has nothing else, or objects on lines of
/// their own.
struct JSONRecordReader {
  private let source: Source
  private let members: JSONMembers
  private let isInObject: Bool
  private let linking: JSONLinking?
  private var scanner: JSONScanner
  private var records: RecordForest

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - source: a text; one that has a list in an object is free of errors of syntax.
  ///   - options: which members hold the labels.
  ///   - listStart: the offset of the array, if it is in an object.
  ///   - linking: how the objects say what they are below, if not by a member called `parent`.
  ///   - nodeLimit: how many records there may be.
  init(
    _ source: Source, _ options: ReadingOptions, at listStart: Int? = nil,
    linking: JSONLinking? = nil, nodeLimit: Int = Source.nodeLimit
  ) {
    self.source = source
    self.linking = linking
    isInObject = listStart != nil
    var options = options
    if let roles = linking?.roles { options.roles = options.roles.over(roles) }
    members = JSONMembers(options)
    scanner = JSONScanner(
      source.bytes, at: listStart ?? source.textStart, of: source.origin,
      allowsSequence: listStart == nil)
    records = RecordForest(source, options.duplicates, nodeLimit: nodeLimit)
    records.areEdges = linking?.areEdges ?? false
  }

  mutating func forest() throws(Fault) -> Forest {
    while let record = try next() { try records.append(record) }
    return try records.forest()
  }

  /// The trees of a list that a linking is known of; nil if no record in it is below another.
  mutating func linkedForest() throws(Fault) -> Forest? {
    var list = RecordList(source)
    while let record = try next() { list.append(record) }
    switch linking {
    case .children: list.linkChildren()
    case .graph(let start, let from, let to):
      try list.link(edges(at: start, from: from, to: to))
    case .edges: break
    default: guard list.isLinked else { return nil }
    }
    for record in list.records { try records.append(record) }
    return try records.forest()
  }

  /// The next record; nil if there is none.
  private mutating func next() throws(Fault) -> Record? {
    while let token = try scanner.next() {
      switch token.kind {
      case .objectStart: return try record(at: token.lexeme.start)
      case .arrayEnd where isInObject: return nil
      case .arrayStart where scanner.depth == 1, .arrayEnd: continue
      default: throw Fault(JSONShapeProblem.noRecord(token.kind), at: token.lexeme.start)
      }
    }
    return nil
  }

  /// The ends of the edges in an array, by the members that name them.
  private func edges(
    at start: Int, from: String, to: String
  ) throws(Fault) -> [(parent: Lexeme, child: Lexeme)] {
    var scanner = JSONScanner(source.bytes, at: start, of: source.origin)
    var edges: [(parent: Lexeme, child: Lexeme)] = []
    var ends: (parent: Lexeme?, child: Lexeme?) = (nil, nil)
    while let token = try scanner.next() {
      if token.kind == .arrayEnd, scanner.depth == 0 { break }
      if token.kind == .objectEnd, scanner.depth == 1 {
        if let parent = ends.parent, let child = ends.child { edges.append((parent, child)) }
        ends = (nil, nil)
      }
      guard token.kind == .key, scanner.depth == 2 else { continue }
      let key = token.lexeme.text(in: source.bytes)
      guard key == from || key == to, let value = try scanner.next() else { continue }
      guard value.kind.isLabel else { continue }
      if key == from { ends.parent = value.lexeme } else { ends.child = value.lexeme }
    }
    return edges
  }

  /// The ranks of the members that were taken so far; the smallest is the best.
  private struct Ranks {
    var label = Int.max
    var parent = Int.max
  }

  private mutating func record(at start: Int) throws(Fault) -> Record {
    var record = Record(at: start)
    var ranks = Ranks()
    while let key = try scanner.next(), key.kind == .key, let value = try scanner.next() {
      let meaning = members.meaning(of: key.lexeme, in: source.bytes)
      if let head = meaning.head {
        record.attributes += members.values(ofHead: head, value, in: source.bytes)
      }
      if value.kind.isLabel {
        take(value, meaning, into: &record, &ranks)
      } else if meaning.attribute == .link, value.kind == .arrayStart {
        record.attributes += try scanner.strings().map { (.attribute(.link), $0) }
      } else if value.kind == .arrayStart, linking != nil,
        try takeNames(meaning.role, into: &record)
      {
        continue
      } else if value.kind.opensContainer {
        try passOver(value, meaning)
      }
    }
    if ranks.label == .max, let id = record.id { record.label = id }
    guard !record.name.range.isEmpty else { throw Fault(RecordProblem.noName, at: start) }
    return record
  }

  private mutating func passOver(
    _ value: JSONToken, _ meaning: JSONMembers.Meaning
  ) throws(Fault) {
    if let attribute = meaning.attribute, !attribute.isOftenData {
      let problem = JSONShapeProblem.containerAsAttribute(value.kind, attribute)
      throw Fault(problem, at: value.lexeme.start).with(.attributeMayBeData)
    }
    try scanner.skip(to: scanner.depth - 1)
  }

  /// Takes an array of names of what is above or below.
  ///
  /// - Returns: whether it was one, which is passed over then.
  private mutating func takeNames(
    _ role: JSONMembers.Role, into record: inout Record
  ) throws(Fault) -> Bool {
    switch role {
    case .parent:
      for name in try scanner.labels() { record.add(parent: name) }
      return true
    case .children where linking?.followsChildren == true:
      record.children = try scanner.labels()
      return true
    default: return false
    }
  }

  /// Takes a member; of several that could serve, the most preferred counts, and of those the last.
  private func take(
    _ value: JSONToken, _ meaning: JSONMembers.Meaning, into record: inout Record,
    _ ranks: inout Ranks
  ) {
    if meaning.attribute == .id, !value.lexeme.range.isEmpty { record.id = value.lexeme }
    if let attribute = meaning.attribute, attribute != .id, !value.lexeme.range.isEmpty {
      record.attributes.append((.attribute(attribute), value.lexeme))
    }
    switch meaning.role {
    case .label(let rank) where rank <= ranks.label:
      ranks.label = rank
      record.label = value.lexeme
    case .parent(let rank) where rank <= ranks.parent:
      ranks.parent = rank
      record.parent = value.lexeme.range.isEmpty ? nil : value.lexeme
    default: break
    }
  }
}
